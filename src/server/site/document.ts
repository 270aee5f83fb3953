import { bareBootScript } from '#effects/boot/bareBoot.ts';
import { bootScript } from '#effects/boot/boot.ts';
import { earlyPressScript } from '#effects/boot/earlyPresses.ts';
import { serializeState, STATE_ID } from '#app/pageState.ts';
import type { RenderedPage } from '#app/server.tsx';
import { bootIds } from '#effects/boot/gate.ts';
import { MANIFEST } from '#app/addManifest.ts';
import { SCRIPTS_ID, startScript } from '#effects/boot/startAfterPaint.ts';
import { fontLink, preloadedFonts } from '#ui/fonts/preload.ts';
import { darkPalette } from '#ui/theme/tokens.ts';
import { OTHER_STYLES } from '#effects/dom/otherStyles.ts';
import type { PageAssets, PageStyles } from './assets.ts';

/** Fonts that are there at the first paint cause no layout shift. */
const fonts = preloadedFonts.map(fontLink);

const sheetLink = ({ sheet, others }: PageStyles) =>
  `<link rel="stylesheet" href="${sheet}" ${OTHER_STYLES}="${others.join(' ')}">`;

/** The HTML document around a rendered page. `extraHead` is added to the head. */
export function documentHtml(page: RenderedPage, assets: PageAssets, extraHead = ''): string {
  return [
    '<!doctype html>',
    `<html lang="${page.state.language.locale}" dir="${page.direction}" data-theme="dark">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="dark">',
    `<meta name="theme-color" content="${darkPalette.background}">`,
    `<script>${earlyPressScript}</script>`,
    `<script>${page.gate === null ? bareBootScript : bootScript}</script>`,
    // First, because nothing is painted without them.
    assets.styles === null ? '' : sheetLink(assets.styles),
    ...fonts,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    // Scripts add it at the first input: what browsers then offer, such as an animated button to
    // install the site, does not compete with the page that loads.
    `<noscript><link rel="manifest" href="${MANIFEST}"></noscript>`,
    `<link rel="alternate" type="application/atom+xml" href="${page.state.languages?.own.prefix ?? ''}/feed.xml">`,
    page.head,
    extraHead,
    '</head>',
    '<body>',
    page.gate ?? '',
    `<div id="${bootIds.site}">${page.body}</div>`,
    `<script type="application/json" id="${STATE_ID}">${serializeState(page.state)}</script>`,
    `<script type="application/json" id="${SCRIPTS_ID}">${JSON.stringify([assets.entry, ...assets.scripts])}</script>`,
    `<script>${startScript}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
}
