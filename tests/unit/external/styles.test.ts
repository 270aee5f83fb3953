import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { poppins } from '#ui/fonts/fallbacks.ts';
import { projectStyles } from '#external/view/projectStyles.ts';
import { styleRules } from '#external/view/styleRules.ts';

describe('a declaration', () => {
  test.each([
    [{ bottom_margin: 12 }, { marginBottom: '12px' }],
    [{ top_margin: '1.5em' }, { marginTop: '1.5em' }],
    [{ font_size: '120%' }, { fontSize: '120%' }],
    [{ line_height: '1.6' }, { lineHeight: '1.6' }],
    [{ font_weight: 'Bold' }, { fontWeight: 'bold' }],
    [{ font_family: 'Georgia, "Poppins"' }, { fontFamily: `Georgia,${poppins}` }],
    [{ font_family: '"Söhne Breit", serif' }, { fontFamily: '"Söhne Breit", serif' }],
    [{ letter_spacing: '-0.5px' }, { letterSpacing: '-0.5px' }],
    [{ text_transform: 'uppercase' }, { textTransform: 'uppercase' }],
    [{ color: '#ABC' }, { color: '#abc' }],
    [{ color: ' White ' }, { color: '#ffffff' }],
    [{ color: 'rgb(255, 0, 10)' }, { color: '#ff000a' }],
  ])('%j is kept as %j', (styles, expected) => {
    expect(styleRules(styles)).toEqual(expected);
  });

  test.each<Record<string, unknown>>([
    { display: 'none' },
    { background: 'url(https://example.com/x)' },
    { font_family: 'a;position:fixed' },
    { font_family: 'x'.repeat(201) },
    { font_size: 'calc(1px * 9)' },
    { font_size: 'var(--x)' },
    { font_size: 5000 },
    { font_size: Number.NaN },
    { font_size: {} },
    { line_height: 40 },
    { font_weight: 'heavy' },
    { bottom_margin: -5 },
    { bottom_margin: '12px; color: red' },
    { color: 'expression(1)' },
    { color: 'rgba(0,0,0,0)' },
    { color: 'transparent' },
    { color: 'constructor' },
    { constructor: 'x' },
  ])('%j is left out', (styles) => {
    expect(styleRules(styles)).toEqual({});
  });

  test.each([
    null,
    'color: red',
    [{ color: '#fff' }],
    JSON.parse('{"__proto__": {"color": "#fff"}}'),
  ])('%j holds none', (styles) => {
    expect(styleRules(styles)).toEqual({});
  });
});

describe('the styles of a project', () => {
  const styles = {
    background: { color: '#0e1a21' },
    text: {
      paragraph: { color: '#eef4f6', font_size: '18px' },
      title: { color: '#101010' },
      link: { color: '#ff8a69' },
    },
    spacing: { project: { top_margin: 0 }, modules: { bottom_margin: 12 } },
  };

  test('keep what can be read, and give the rest the colour of the paragraph', () => {
    const { background, text, spacing } = projectStyles(styles);
    expect(background.color).toBe('#0e1a21');
    expect(text.paragraph).toEqual({ color: '#eef4f6', fontSize: '18px' });
    expect(text.title.color).toBe('#eef4f6');
    expect(text.link.color).toBe('#ff8a69');
    expect(text.caption.color).toBe('#eef4f6');
    expect(spacing).toEqual({ project: { marginTop: '0px' }, modules: { marginBottom: '12px' } });
  });

  test.each([
    ['#ffffff', '#dddddd'],
    ['#777777', '#777777'],
    ['#f3e7db', 'javascript:1'],
  ])('on %s a paragraph of %j can be read', (background, color) => {
    const { text } = projectStyles({
      background: { color: background },
      text: { paragraph: { color } },
    });
    const best = contrastRatio(text.paragraph.color ?? '', background);
    expect(best).toBeGreaterThanOrEqual(background === '#777777' ? 4 : 4.5);
  });

  test.each([null, [], { background: null, text: 'x', spacing: 3 }])(
    'of %j are none, and no colour is set without a background',
    (value) => {
      const view = projectStyles(value);
      expect(view.background.color).toBeNull();
      expect(view.text.paragraph).toEqual({});
      expect(view.spacing).toEqual({ project: {}, modules: {} });
    },
  );

  test('drop the text colours where the background is unknown', () => {
    const { text } = projectStyles({ ...styles, background: { color: 'url(x)' } });
    expect(text.paragraph).toEqual({ fontSize: '18px' });
  });
});
