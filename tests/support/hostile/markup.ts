import { pickOf, wordsOf } from '../random.ts';
import { hostileAddress, hostileText } from './texts.ts';

type Random = () => number;

/** Sets a mark the readers' test looks for. */
const RUN = 'window.ran=1';

const TAGS = wordsOf(`
  a b div p ul li h1 h3 span iframe svg math style script img form input table template
  noscript mtext mglyph foreignObject title textarea select object embed base video x-own
  annotation-xml details marquee blockquote plaintext xmp
`);

const ATTRIBUTES = wordsOf(`
  href src class title id name style srcdoc action is onerror onload onclick ontoggle
  xlink:href background formaction
`);

function attribute(random: Random): string {
  const name = pickOf(random, ATTRIBUTES);
  const quote = pickOf(random, ['"', "'", '', '"']);
  const value = name.startsWith('on')
    ? RUN
    : pickOf(random, [
        hostileAddress(random),
        hostileText(random),
        `<script>${RUN}</script>`,
        'title',
        'https://www.youtube.com/embed/x',
        'https://www.youtube.com.evil.test/',
        'https://evil.test/',
      ]);
  return ` ${name}=${quote}${value.replaceAll('window.__pwned=1', RUN).slice(0, 2000)}${quote}`;
}

/** Markup nested, left open, closed wrongly, and full of what runs. */
export function hostileMarkup(random: Random, depth = 0): string {
  const parts = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const turn = random();
    if (turn < 0.25 || depth > 6) return hostileText(random).replaceAll('window.__pwned=1', RUN);
    if (turn < 0.27) return '<div>'.repeat(600);
    if (turn < 0.3) return pickOf(random, ['<!--', '-->', '<![CDATA[', ']]>', '<?x', '</', '<']);
    const tag = pickOf(random, TAGS);
    const attributes = Array.from({ length: Math.floor(random() * 3) }, () => attribute(random));
    const close = random() < 0.8 ? `</${random() < 0.9 ? tag : pickOf(random, TAGS)}>` : '';
    return `<${tag}${attributes.join('')}>${hostileMarkup(random, depth + 1)}${close}`;
  });
  return parts.join('');
}
