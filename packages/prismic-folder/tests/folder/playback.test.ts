import { expect, test } from 'vitest';
import { createProject, field, group, typeModel } from '../support/createProject.ts';

/** A box of MP4: its size, its type, what is in it. */
function atom(type: string, content: readonly number[] | Uint8Array, isLong = false): Buffer {
  const head = Buffer.alloc(isLong ? 16 : 8);
  const size = head.length + content.length;
  head.writeUInt32BE(isLong ? 1 : size, 0);
  head.write(type, 4, 'latin1');
  if (isLong) head.writeBigUInt64BE(BigInt(size), 8);
  return Buffer.concat([head, Uint8Array.from(content)]);
}

const boxes = (type: string, ...inner: readonly Uint8Array[]) => atom(type, Buffer.concat(inner));

/** Handler (`vide`, `soun`), the coding, and the box that describes it. */
type TrackOf = readonly [handler: string, code: string, more?: Uint8Array | undefined];

/** An MP4 file with these tracks and no film. */
function movie(tracks: readonly TrackOf[], { isLast = false, isLong = false } = {}): Buffer {
  const traks = tracks.map(([handler, code, more = Buffer.of()]) => {
    const entry = atom(code, Buffer.concat([Buffer.alloc(78), more]));
    const stsd = boxes('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), entry);
    const minf = boxes('minf', atom('vmhd', [0, 0]), boxes('stbl', stsd));
    const hdlr = atom('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${handler}`, 'latin1'));
    return boxes('trak', atom('tkhd', [0, 0, 0]), boxes('mdia', atom('mdhd', []), hdlr, minf));
  });
  const moov = atom('moov', Buffer.concat([atom('mvhd', [0, 0, 0, 0]), ...traks]), isLong);
  const mdat = atom('mdat', Buffer.alloc(300_000, 5));
  const parts = isLast ? [mdat, moov] : [moov, mdat];
  return Buffer.concat([atom('ftyp', Buffer.from('isom\0\0\0\0', 'latin1')), ...parts]);
}

/** The start of a WebM file: names of codings, and anything else that its tracks have. */
function ebml(...parts: readonly string[]): Buffer {
  const tracks = parts.map((part) =>
    /^[VA]_/.test(part) ? `\u0086${String.fromCharCode(0x80 + part.length)}${part}` : part,
  );
  return Buffer.from(
    `\u001aE\u00df\u00a3B\u0082\u0084webm${tracks.join('\u0083\u0081\u0001')}`,
    'latin1',
  );
}

function wav(format: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('RIFF\0\0\0\0WAVEfmt \u0010\0\0\0', 'latin1');
  bytes.writeUInt16LE(format, 20);
  return bytes;
}

function pdf(trailer: string, length = 0): Buffer {
  const text = `%PDF-1.7\n${'x'.repeat(length)}\ntrailer << /Size 3 ${trailer} >>\n%%EOF`;
  return Buffer.from(text, 'latin1');
}

const FIELDS = { file: field('Link', { select: 'media' }) };

/** What is said of a file that a document links to. */
async function remarksOn(name: string, content: Uint8Array, others: object = {}) {
  const project = createProject({
    'customtypes/page/index.json': typeModel('page', FIELDS),
    'content/documents/page/one.json': { data: { file: { url: `/media/${name}` } } },
    [`content/media/${name}`]: content,
    ...others,
  });
  const { problems, documents } = await project.load();
  // It is served all the same: some browsers play it.
  expect(documents[0]?.data['file']).toMatchObject({ name });
  expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  return problems.map(({ reason }) => reason);
}

const avc = (profile: number) => atom('avcC', [1, profile, 0, 31]);
/** A sample description of MPEG, with this type of object; lengths may be written in several bytes. */
const esds = (type: number, length: readonly number[] = [20]) =>
  atom('esds', [0, 0, 0, 0, 3, ...length, 0, 1, 0, 4, ...length, type]);
const AAC = ['soun', 'mp4a', esds(0x40)] as const;
const film = (code: string, more?: Uint8Array, other: TrackOf = AAC) =>
  movie([['vide', code, more], other]);
const sound = (code: string, more?: Uint8Array) => movie([['soun', code, more]]);
const OTHERWISE = ', which many browsers do not play';

test.each<[string, string, Uint8Array, string | null]>([
  ['the usual', 'a.mp4', film('avc1', avc(100)), null],
  ['of a phone', 'a.mp4', film('hvc1'), `a.mp4 is HEVC (H.265)${OTHERWISE}`],
  ['described at its end', 'a.mp4', movie([['vide', 'hvc1']], { isLast: true }), 'is HEVC'],
  ['10 bits', 'a.mp4', film('avc1', avc(110)), 'is H.264 with 10 bits'],
  ['4:2:2', 'a.mp4', film('avc3', avc(122)), 'is H.264 with 4:2:2 colour'],
  ['new', 'a.mp4', film('av01'), 'is AV1'],
  ['VP9 with 10 bits', 'a.mp4', film('vp09', atom('vpcC', [1, 0, 0, 0, 2])), 'is VP9 with 10 bits'],
  ['its sound', 'a.mp4', film('avc1', avc(77), ['soun', 'ac-3']), 'has sound in AC-3'],
  ['sound of a phone', 'a.m4a', sound('alac'), `is ALAC${OTHERWISE}. Export it as M4A with AAC`],
  ['subtitles beside it', 'a.mp4', film('avc1', avc(66), ['text', 'tx3g']), null],
  ['WebM', 'a.webm', ebml('V_VP9', 'A_OPUS'), null],
  ['WebM with H.264', 'a.webm', ebml('V_MPEG4/ISO/AVC', 'A_OPUS'), 'is MPEG4/ISO/AVC'],
  ['WebM with other sound', 'a.webm', ebml('V_VP8', 'A_AAC'), 'has sound in AAC'],
  ['WebM with 10 bits', 'a.webm', ebml('V_VP9', 'U\u00b2\u0081\u000a'), 'is VP9 with 10 bits'],
  ['Theora', 'a.ogv', Buffer.from('OggS\0\u0080theora', 'latin1'), 'is Theora'],
  ['ADPCM', 'a.wav', wav(17), 'is compressed WAV'],
  ['a PDF with a password', 'a.pdf', pdf('/Encrypt 12 0 R'), 'is encrypted: visitors may be asked'],
  ['a long PDF with one', 'a.pdf', pdf('/Encrypt 12 0 R', 200_000), 'is encrypted'],
])(
  'a file that many browsers do not play is remarked on: %s',
  async (_what, name, content, words) => {
    const expected = words === null ? [] : [expect.stringContaining(words)];
    expect(await remarksOn(name, content)).toEqual(expected);
  },
);

test('a film with a WebM beside it that plays is fine', async () => {
  const webm = (coding: string) => ({ 'content/media/a.webm': ebml(coding) });
  expect(await remarksOn('a.mp4', film('hvc1'), webm('V_VP9'))).toEqual([]);
  expect(await remarksOn('a.mp4', film('hvc1'), webm('V_AV1'))).toHaveLength(1);
});

test('hostile files end, and say nothing', async () => {
  const whole = film('hvc1');
  const resized = (size: number) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt32BE(size, bytes.indexOf('trak') - 4);
    return bytes;
  };
  const endless = Array.from({ length: 5000 }, () => atom('free', []));
  const hostile: Uint8Array[] = [
    Buffer.concat([atom('ftyp', [1, 2, 3, 4]), ...endless, whole.subarray(12)]),
    // Sizes of nothing, beyond the file, and within their own header.
    ...[0, 1, 4, 7, 0xffff_ffff].map(resized),
    ...Array.from({ length: 60 }, (_, at) => whole.subarray(0, (at * whole.length) / 60)),
    Buffer.from('\u001aE\u00df\u00a3', 'latin1'),
    Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'),
  ];
  for (const bytes of hostile) expect((await remarksOn('a.mp4', bytes)).length).toBeLessThan(2);
});

/** The problem of a link in a field to media of this name. */
async function problemOf(name: string, url: string, config: object = { select: 'media' }) {
  const link = field('Link', config);
  const rows = group({ [name]: link });
  const value = 'repeat' in config ? [{ link_type: 'Media', url }] : { link_type: 'Media', url };
  const project = createProject({
    'customtypes/page/index.json': typeModel('page', { rows }),
    'content/documents/page/one.json': { data: { rows: [{ [name]: value }] } },
    'content/media/a.jpg': 'x',
    'content/media/a.mp4': 'x',
    'content/media/a.webm': 'x',
    'content/media/a.mp3': 'x',
    'content/media/a.pdf': 'x',
  });
  const { problems, documents } = await project.load();
  expect(JSON.stringify(documents).includes(url)).toBe(problems.length === 0);
  return problems.map(({ field: at, reason }) => `${at?.replace(/^.*\]\./, '')}: ${reason}`);
}

test.each([
  ['video', '/media/a.jpg', 'a.jpg is not a film'],
  ['audio_fallback', '/media/a.mp4', 'a.mp4 is not a sound'],
  ['terms_pdf', '/media/a.jpg', 'a.jpg is not a PDF'],
  ['photo', '/media/a.mp4', 'a.mp4 is not a picture'],
  ['video', 'https://example.com/a.jpg', 'a.jpg is not a film'],
  // The name says nothing of the file, or something else.
  ['download', '/media/a.jpg', null],
  ['video_captions', '/media/a.pdf', null],
])('a link to media called %s to %s: %s', async (name, url, reason) => {
  expect(await problemOf(name, url)).toEqual(reason === null ? [] : [`${name}.url: ${reason}`]);
});

test('links that repeat, and links to anything, are no different', async () => {
  const repeated = await problemOf('videos', '/media/a.jpg', { select: 'media', repeat: true });
  expect(repeated).toEqual(['url: a.jpg is not a film']);
  expect(await problemOf('video', '/media/a.jpg', {})).toEqual([]);
});
