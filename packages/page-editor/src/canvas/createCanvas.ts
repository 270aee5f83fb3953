import { isRecord } from 'prismic-folder/edit';
import { placeHash, type Place } from '../model/place.ts';
import type { CanvasApi, CanvasDocument, CanvasEvents, CanvasLook, HeldText } from './CanvasApi.ts';
import type { Draft } from './draft/createDraft.ts';
import { editableText } from './fields/editableText.ts';
import {
  findCaret,
  elementOfField,
  findField,
  findWhole,
  leavesOf,
  sliceFields,
} from './fields/findField.ts';
import { holdText, type PageLooks } from './inPlace/holdText.ts';
import { listenToPage } from './listenToPage.ts';
import { adoptPageStyles } from './pageStyles.ts';
import { fixedParts, lift, reveal, stepAside } from './pageParts.ts';
import { rectAround, createPageBoxes } from './marks/createPageBoxes.ts';
import { groundOf } from './marks/ground.ts';
import type { SliceMarks } from './marks/sliceMarks.ts';
import { setStill } from './stillMotion.ts';

export interface CanvasPorts {
  readonly draft: Draft;
  readonly marks: SliceMarks;
  /** How the project writes texts. */
  readonly looks: PageLooks;
  /** Renders the page of a document; resolves when it is there. */
  readonly show: (document: CanvasDocument) => Promise<void>;
  readonly showPart: CanvasApi['showPart'];
  /** The page's look, which has its theme. */
  readonly look?: CanvasLook & Pick<CanvasApi, 'setTheme'>;
}

/** Texts for screen readers only are a px large. */
const isDrawn = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 4 && height > 4 && element.checkVisibility({ visibilityProperty: true });
};

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Lets elements of the page take the focus only while the page has it. By themselves, as a menu does that opens, they would
 * take it from the form, and with it what is being typed there. A text that is edited in place gets it from the editor.
 */
export function leaveFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusWithin(options) {
    if (this.isContentEditable || this.ownerDocument.hasFocus()) focus.call(this, options);
  };
}

export function createCanvas({
  draft,
  marks,
  looks,
  show,
  showPart,
  look,
}: CanvasPorts): CanvasApi {
  adoptPageStyles();
  leaveFocus();
  const boxes = createPageBoxes(draft, marks);
  let isPlaying = false;
  let held: { readonly text: HeldText; readonly place: Place } | null = null;
  let told: CanvasEvents | null = null;

  const sliceAt = ({ zone, index }: Place): object | null => {
    if (zone === undefined || index === undefined) return null;
    const slices: unknown = draft.served().data[zone];
    const found: unknown = Array.isArray(slices)
      ? slices.find((slice: unknown) => isRecord(slice) && draft.placeOf(slice)?.index === index)
      : null;
    return isRecord(found) ? found : null;
  };
  /** A slice with its elements on the page. */
  const markAt = (place: Place) => {
    const slice = sliceAt(place);
    const mark = slice && marks.find(slice);
    return mark && { slice, mark, elements: mark.elements };
  };

  const placeOf = (element: Element): Place | null => {
    const { data } = draft.served();
    for (const { slice, elements } of marks.around(element)) {
      const place = draft.placeOf(slice);
      if (!place) continue;
      const field = findField(sliceFields(slice), elements, element);
      if (field) return { ...place, field: field.join('/') };
      // A slice may show what is the document's, such as its title.
      const own = findWhole(data, elements, element);
      return own && typeof own[1] !== 'number' ? { field: own.join('/') } : place;
    }
    const field = findField(data, [document.body], element);
    // What a zone's slices show was found above; here are the fields beside them.
    return field && typeof field[1] !== 'number' ? { field: field.join('/') } : null;
  };

  /** What the document has on the page, such as the cover of its card. */
  const ownElement = (): Element | undefined => {
    const slices = Object.values(draft.served().data).flat();
    for (const slice of slices) {
      const [element] = (isRecord(slice) && marks.find(slice)?.elements) || [];
      if (element) return element;
    }
    return undefined;
  };

  /** A field is looked for by its words in all of the page, which takes long; while it scrolls, nothing of that changes. */
  const known = new Map<string, { readonly of: object; readonly element: HTMLElement }>();
  boxes.onMove(() => known.clear());

  const fieldElement = (place: Place): HTMLElement | null => {
    const { field } = place;
    if (field === undefined) return null;
    const key = placeHash(place);
    if (held && placeHash(held.place) === key) return held.text.element;
    const slice = sliceAt(place);
    const mark = slice && marks.find(slice);
    const of = slice ?? draft.served().data;
    const last = known.get(key);
    if (last?.of === of && last.element.isConnected) return last.element;
    const found = slice
      ? mark && elementOfField(sliceFields(slice), mark.elements, field)
      : elementOfField(of, [document.body], field, { near: ownElement() });
    if (!(found instanceof HTMLElement)) return null;
    known.set(key, { of, element: found });
    return found;
  };

  const textAt = (place: Place) => {
    const at = markAt(place);
    if (!at || place.field === undefined) return null;
    const found = editableText(sliceFields(at.slice), at.elements, place.field, looks);
    return found && isDrawn(found.element) ? { found, mark: at.mark } : null;
  };

  const sliceBox = (place: Place): DOMRect | null => {
    const { elements } = markAt(place) ?? {};
    return elements ? rectAround(elements) : null;
  };

  return {
    async open(document) {
      draft.open(document);
      await show(document);
    },
    show(...shown) {
      draft.show(...shown);
      // Words beside the slices grow without moving one; they are on the page by the next frame.
      requestAnimationFrame(() => told?.layout(false));
    },
    showPart,
    listen(events) {
      told = events;
      const stop = [
        listenToPage({
          events,
          placeOf,
          order: () => draft.served().order,
          isPlaying: () => isPlaying,
          isEdited: (element) => held?.text.mount.contains(element) === true,
        }),
        boxes.onMove(() => events.layout(false)),
      ];
      return () => {
        told = null;
        for (const end of stop) end();
      };
    },
    boxes: boxes.all,
    isThere: (place) => sliceBox(place) !== null,
    tellsHeight: true,
    sliceBox,
    scrollTop: () => window.scrollY,
    fieldElement,
    groundOf(place) {
      const [first] = markAt(place)?.elements ?? [];
      return groundOf(fieldElement(place) ?? first ?? document.body);
    },
    fieldBox: (place) => {
      const element = fieldElement(place);
      return element && rectAround([element]);
    },
    texts(place) {
      const slice = sliceAt(place);
      if (!slice) return [];
      const leaves = leavesOf(sliceFields(slice)).filter(({ kind }) => kind === 'text');
      const fields = leaves.map(({ field }) => field.join('/'));
      return [...new Set(place.field === undefined ? fields : [place.field])]
        .flatMap((field) => {
          const text = textAt({ ...place, field });
          return text ? [{ field, element: text.found.element }] : [];
        })
        .toSorted((one, other) => (isBefore(one.element, other.element) ? -1 : 1))
        .map(({ field }) => field);
    },
    hold(place) {
      const found = textAt(place);
      if (!found || found.mark.isHeld()) return null;
      const { mark } = found;
      mark.hold(true);
      const text = holdText(found.found, looks, () => {
        if (held?.text === text) held = null;
        resized.disconnect();
        mark.hold(false);
      });
      const resized = new ResizeObserver(() => marks.report());
      resized.observe(text.element);
      held = { text, place };
      return text;
    },
    scrollTo(place, behavior) {
      const slice = sliceBox(place);
      // A field of the document may be in view already, and is not a place of its own.
      const element = slice ? null : fieldElement(place);
      const rect = slice ?? (element && rectAround([element]));
      if (!rect || (!slice && rect.top >= 0 && rect.bottom <= window.innerHeight)) return;
      const free = Math.max(0, window.innerHeight - rect.height);
      const top = window.scrollY + rect.top - Math.min(free / 2, window.innerHeight / 5);
      window.scrollTo({ top, behavior });
    },
    showField(place) {
      const element = fieldElement(place);
      if (element && isDrawn(element)) reveal(element.getBoundingClientRect(), element);
    },
    showCaret(place, caret) {
      const slice = sliceAt(place);
      const mark = slice && marks.find(slice);
      const { field = '' } = place;
      const found = slice
        ? mark && findCaret(sliceFields(slice), mark.elements, field, caret)
        : findCaret(draft.served().data, [document.body], field, caret, ownElement());
      if (found) reveal(found.range.getBoundingClientRect(), found.element);
      return found !== null;
    },
    scrollBy: (top) => window.scrollBy({ top, behavior: 'instant' }),
    ...(look && { look }),
    setTheme(theme) {
      if (look) look.setTheme(theme);
      else document.documentElement.dataset['theme'] = theme;
    },
    setPlaying(playing) {
      isPlaying = playing;
      setStill(!playing);
      boxes.forget();
    },
    lift(place) {
      lift([...((place && markAt(place)?.elements) ?? [])]);
    },
    setFocused(isFocused) {
      stepAside(isFocused ? fixedParts((element) => marks.around(element).length > 0) : []);
    },
  };
}
