import { createCanvas, loadImage, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { CARD_SIZE, COVER_AREA, OBJECT_HEIGHT, type Card } from '#server/cards/Card.ts';
import { fitTitle } from '#server/cards/fitTitle.ts';
import { crescentIn } from '#ui/look/favicon.ts';
import { turnToHex, type Turn } from '#ui/look/turn.ts';
import { darkPalette } from '#ui/theme/tokens.ts';
import { createCardFonts, WEIGHT, type CardFonts } from './cardFonts.ts';
import {
  paintDisc,
  paintEclipse,
  paintGrain,
  paintMirror,
  paintRoom,
  type Light,
} from './paintLight.ts';

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;

/** Space around everything. */
const EDGE = 72;

const MARK = { size: 34, gap: 16, type: 24 } as const;

const TITLE = { lineHeight: 1.12, tracking: -0.032 } as const;

/** What a layout says of its parts, from left to right. */
interface Layout {
  readonly light: Omit<Light, 'turn'>;
  /** The title's area, above the lower edge. */
  readonly title: {
    readonly width: number;
    readonly height: number;
    readonly sizes: readonly number[];
  };
}

const R = 205;
const HERO: Layout = {
  light: { x: WIDTH - 0.5 * R, y: 262, r: R, horizon: 262 + 0.875 * R },
  title: { width: 764, height: 380, sizes: [96, 84, 72, 62, 54, 48] },
};

const COVERED: Layout = {
  light: { x: COVER_AREA.x + 72, y: COVER_AREA.y + 26, r: 118 },
  title: { width: COVER_AREA.x - EDGE - 64, height: 370, sizes: [72, 64, 56, 50, 44, 40] },
};

/** Written from right to left: decided by the first letter that has a direction. */
export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    text,
  );

/** The lit moon of the site's logo. */
function paintMark(context: SKRSContext2D, x: number, y: number, turn: Turn) {
  const unit = MARK.size / 32;
  const gradient = context.createLinearGradient(0, 0, 32 * 0.6, 32);
  const [from, to] = crescentIn(turn);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  const mark = createCanvas(MARK.size, MARK.size);
  const own = mark.getContext('2d');
  own.scale(unit, unit);
  own.fillStyle = gradient;
  own.beginPath();
  own.arc(16, 16, 14.8, 0, 2 * Math.PI);
  own.fill();
  own.globalCompositeOperation = 'destination-out';
  own.beginPath();
  own.arc(21.6, 12.9, 11.1, 0, 2 * Math.PI);
  own.fill();
  context.drawImage(mark, x, y);
}

function paintCover(
  context: SKRSContext2D,
  cover: Image,
  area: typeof COVER_AREA,
  fromRight: boolean,
) {
  const { x, y, width, height } = area;
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.55)';
  context.shadowBlur = 60;
  context.shadowOffsetY = 18;
  context.fillStyle = darkPalette.surface;
  context.beginPath();
  // It leaves the card, so only the inner corners are round.
  context.roundRect(x, y, width, height, fromRight ? [24, 0, 0, 24] : [0, 24, 24, 0]);
  context.fill();
  context.shadowColor = 'transparent';
  context.clip();
  context.drawImage(cover, x, y, width, height);
  // A cover as dark as the room has an edge all the same.
  context.strokeStyle = darkPalette.hairline;
  context.lineWidth = 3;
  context.stroke();
  context.restore();
}

/** An object before the cover: in its middle, cut at its sides and below, and above it by what it rises. */
function paintObject(context: SKRSContext2D, object: Image, area: typeof COVER_AREA) {
  const { x, width } = area;
  const bottom = area.y + area.height;
  const scale = Math.min(width / object.width, OBJECT_HEIGHT / object.height);
  const height = object.height * scale;
  context.save();
  context.beginPath();
  context.rect(x, 0, width, bottom);
  context.clip();
  const left = x + (width - object.width * scale) / 2;
  context.drawImage(object, left, bottom - OBJECT_HEIGHT, object.width * scale, height);
  context.restore();
}

interface Painted {
  readonly context: SKRSContext2D;
  readonly fonts: CardFonts;
  readonly lang: string;
  readonly isMirrored: boolean;
}

function paintText(
  { context, fonts, lang, isMirrored }: Painted,
  text: string,
  size: number,
  y: number,
  indent = 0,
) {
  context.font = fonts.font(size, lang);
  context.direction = isMirrored ? 'rtl' : 'ltr';
  context.textAlign = isMirrored ? 'right' : 'left';
  context.fillText(text, isMirrored ? WIDTH - EDGE - indent : EDGE + indent, y);
}

/** Letters that are joined must not be spaced. */
const trackingOf = (text: string, size: number) =>
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}]/u.test(text)
    ? '0px'
    : `${TITLE.tracking * size}px`;

/** Paints a card: RGBA, row by row. A layer of its cover that is no picture is left out. */
export type CardPainter = (
  card: Card,
  cover: readonly (Uint8Array | null)[],
) => Promise<Uint8Array>;

const asDesigned: Turn = (rgb) => rgb;

/** The painter of all cards, with its fonts. */
export function createCardPainter(): CardPainter {
  const fonts = createCardFonts();

  return async (card, cover) => {
    const canvas = createCanvas(WIDTH, HEIGHT);
    const context = canvas.getContext('2d');
    context.fontVariationSettings = `"wght" ${WEIGHT}`;
    const { lang, isClosed, accent, grain = 1 } = card;
    const turn = (accent === undefined ? null : turnToHex(accent)) ?? asDesigned;
    const title = fonts.prepare(card.title, lang);
    const name = fonts.prepare(card.name, lang);
    const isMirrored = isRightToLeft(title.text);
    const [image, object] = await Promise.all(
      (isClosed ? [] : cover).map((bytes) => bytes && loadImage(bytes).catch(() => null)),
    );
    const layout = image ? COVERED : HERO;
    const flip = (x: number) => (isMirrored ? WIDTH - x : x);
    const light = { ...layout.light, x: flip(layout.light.x), turn };

    paintRoom(context, light);
    if (!image) paintMirror(context, light, isClosed ? 0.1 : 0.5);
    paintGrain(context, grain);
    if (isClosed) paintEclipse(context, light);
    else paintDisc(context, light, grain === 1 ? 1 : 0);
    if (image) {
      const area = isMirrored
        ? { ...COVER_AREA, x: WIDTH - COVER_AREA.x - COVER_AREA.width }
        : COVER_AREA;
      paintCover(context, image, area, !isMirrored);
      if (object) paintObject(context, object, area);
    }

    const painted = { context, fonts, lang, isMirrored };
    if (!name.isLost && name.text !== '') {
      paintMark(context, isMirrored ? WIDTH - EDGE - MARK.size : EDGE, EDGE - 8, turn);
      context.fillStyle = darkPalette.text;
      context.letterSpacing = '0px';
      paintText(painted, name.text, MARK.type, EDGE - 8 + MARK.size * 0.74, MARK.size + MARK.gap);
    }
    if (title.isLost || title.text === '') return canvas.data();
    const fitted = fitTitle(title.text, {
      ...layout.title,
      lang,
      lineHeight: TITLE.lineHeight,
      widthOf(text, size) {
        context.font = fonts.font(size, lang);
        context.letterSpacing = trackingOf(text, size);
        return context.measureText(text).width;
      },
    });
    const { size, lines } = fitted;
    context.fillStyle = darkPalette.text;
    for (const [index, line] of lines.entries()) {
      context.letterSpacing = trackingOf(line, size);
      const up = (lines.length - 1 - index) * size * TITLE.lineHeight;
      paintText(painted, line, size, HEIGHT - EDGE - size * 0.08 - up);
    }
    return canvas.data();
  };
}
