import { describe, expect, test } from 'vitest';
import type { WorkState } from '#content/sliceZone.ts';
import { renderSlices, sample } from '../../support/slices.tsx';

const work = (state: WorkState['state'], rest: Partial<WorkState> = {}): WorkState => ({
  state,
  cards: [],
  retry: () => {},
  ...rest,
});

const count = (html: string, part: string) => html.split(part).length - 1;

describe('The intro', () => {
  test('uses the name as its heading where there is no title', async () => {
    const html = await renderSlices([sample('intro', { title: null })], { variant: 'home' });
    expect(html.replaceAll(/<[^>]*>/g, '')).toMatch(/^Your Name/);
    expect(count(html, 'Your')).toBe(1);
  });

  const ball = /<span aria-hidden="true" class="[^"]+" data-light=""><span [^>]*data-grain="sun">/;
  const drawnRoom =
    /(<div class="[^"]+"( data-grain="room")?><\/div>){4}<div class="[^"]+" data-grain="sun" data-light=""><\/div>/;

  test('draws the room of the dark theme, without an image', async () => {
    const html = await renderSlices([sample('intro')], { variant: 'home' });
    expect(html).not.toContain('<img');
    expect(html).toMatch(drawnRoom);
    expect(html).toMatch(ball);
  });

  test('shows the owner’s picture instead of the drawn room', async () => {
    const picture = { url: '/media/own.webp', dimensions: { width: 1920, height: 1200 }, alt: 'A' };
    const html = await renderSlices([sample('intro', { dark_image: picture })], {
      variant: 'home',
    });
    expect(html).toMatch(/<img[^>]*\/media\/own\.webp/);
    expect(html).toContain('alt=""');
    expect(html).not.toMatch(drawnRoom);
    expect(html).toMatch(ball);
  });
});

describe('Selected work', () => {
  const renderWork = (state?: WorkState, variant: 'home' | 'list' = 'home') =>
    renderSlices([sample('selected_work')], { variant, ...(state && { work: state }) });

  test('is three skeletons, announced once, while the projects load', async () => {
    const html = await renderWork(work('pending'));
    expect(html).toContain('aria-busy="true"');
    expect(count(html, 'loading...')).toBe(1);
    expect(count(html, 'aspect-ratio:16 / 9')).toBe(3);
    expect(count(html, 'data-flipped')).toBe(1);
  });

  test('shows what failed and offers to try again', async () => {
    const html = await renderWork(work('error'));
    expect(html).toContain('role="alert"');
    expect(html).toContain('The projects could not be loaded');
    expect(html).toContain('Try again');
  });

  test('shows a message where there are no projects', async () => {
    expect(await renderWork(work('success'))).toContain('There are no projects here yet.');
  });
});

describe('The sections of Home', () => {
  test.each(['experience', 'expertise', 'current_interests'] as const)(
    '%s renders nothing without entries',
    async (type) => {
      expect(
        await renderSlices([{ ...sample(type), items: [{}] } as never], { variant: 'home' }),
      ).toBe('');
    },
  );

  test.each([
    ['experience', /^(?!.*data-current.*data-current).*data-current/],
    ['current_interests', /^(?!.*data-emphasis.*data-emphasis).*data-emphasis[^>]*>Type on curves/],
  ] as const)('%s marks one entry', async (type, mark) => {
    expect(await renderSlices([sample(type)], { variant: 'home' })).toMatch(mark);
  });
});

describe('Covers', () => {
  test('a parallax cover works with one of its images', async () => {
    const slice = sample('parallax_images', { cover_foreground_image: {} });
    expect(count(await renderSlices([slice], { variant: 'cover' }), '<img')).toBe(1);
  });

  test('a video cover without a video shows its poster, without either nothing', async () => {
    const still = sample('video_cover', { video_file: { link_type: 'Media' } });
    expect(await renderSlices([still], { variant: 'cover' })).toContain('<img');
    const nothing = sample('video_cover', { video_file: { link_type: 'Media' }, poster: {} });
    expect(await renderSlices([nothing], { variant: 'cover' })).toBe('');
  });
});
