import { bareBootScript } from '#effects/boot/bareBoot.ts';
import { bootScript } from '#effects/boot/boot.ts';
import { earlyPressScript } from '#effects/boot/earlyPresses.ts';
import { serializeState, STATE_ID } from '#app/pageState.ts';
import type { RenderedPage } from '#app/server.tsx';
import { bootIds } from '#effects/boot/gate.ts';
import { MANIFEST } from '#app/addManifest.ts';
import { SCRIPTS_ID, startScript } from '#effects/boot/startAfterPaint.ts';
import { darkPalette, lightPalette } from '#ui/theme/tokens.ts';
import { OTHER_STYLES } from '#effects/dom/otherStyles.ts';
import { htmlResponse } from '#server/delivery/htmlResponse.ts';
import { scriptHash } from '#server/delivery/scriptHash.ts';
import type { PageAssets, PageStyles } from './assets.ts';
import { bootOf, fontLinks, headOf, iconLinks, lookMarks, lookElement } from './lookHead.ts';

const sheetLink = ({ sheet, others }: PageStyles) =>
  `<link rel="stylesheet" href="${sheet}" ${OTHER_STYLES}="${others.join(' ')}">`;

/** The HTML document around a rendered page. `extraHead` is added to the head. */
export function documentHtml(page: RenderedPage, assets: PageAssets, extraHead = ''): string {
  const { look } = page;
  const [theme] = look.themes;
  const palette = theme === 'dark' ? darkPalette : lightPalette;
  return [
    '<!doctype html>',
    `<html lang="${page.state.language.locale}" dir="${page.direction}" data-theme="${theme}"${lookMarks(look)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="${theme}">`,
    `<meta name="theme-color" content="${palette.background}">`,
    `<script>${earlyPressScript}</script>`,
    `<script>${page.isBare ? bareBootScript : bootOf(look)}</script>`,
    // First, because nothing is painted without them.
    (assets.styles === null ? '' : sheetLink(assets.styles)) + lookElement(look),
    ...fontLinks(look),
    iconLinks(look),
    // Scripts add it at the first input: what browsers then offer, such as an animated button to
    // install the site, does not compete with the page that loads.
    `<noscript><link rel="manifest" href="${MANIFEST}"></noscript>`,
    `<link rel="alternate" type="application/atom+xml" href="${page.state.languages?.own.prefix ?? ''}/feed.xml">`,
    headOf(page.head, look),
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

/** The response of a rendered page, with what its policy has to allow. */
export async function pageResponse(
  page: RenderedPage,
  assets: PageAssets,
  extraHead: string,
): Promise<Response> {
  const html = documentHtml(page, assets, extraHead);
  const boot = page.isBare ? bareBootScript : bootOf(page.look);
  const isKnown = boot === bareBootScript || boot === bootScript;
  const scripts = page.state.scripts ?? [];
  return htmlResponse(html, page.status, isKnown ? scripts : [...scripts, await scriptHash(boot)]);
}
