import { describe, expect, test } from 'vitest';
import { hasSameShape } from '../../../../src/editor/document/documentShape.ts';
import type { EditorModels } from '../../../../src/editor/model/EditorModels.ts';
import { nameOf } from '../../../../src/editor/model/nameOf.ts';

// Cast: names of unknown slices need no model.
const models = () => ({ types: new Map(), slices: new Map() }) as unknown as EditorModels;

const slice = (kind: string, title: string) => ({
  slice_type: kind,
  variation: 'default',
  primary: { title },
});

/** A slice that counts how often it is read. */
function counted() {
  const reads = { count: 0 };
  const watched = new Proxy(slice('card_list', 'Cards'), {
    get(target, key, receiver) {
      reads.count += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { watched, reads };
}

describe('names of slices', () => {
  test('a slice is read for its name once, as long as it is the same object', () => {
    const { watched, reads } = counted();
    const own = models();
    const name = nameOf(own, watched);
    const once = reads.count;
    expect(name.name).toBe('Card list');
    expect(nameOf(own, watched)).toBe(name);
    expect(reads.count).toBe(once);
  });

  test('other models name it anew', () => {
    const { watched, reads } = counted();
    nameOf(models(), watched);
    const once = reads.count;
    nameOf(models(), watched);
    expect(reads.count).toBe(once * 2);
  });
});

const page = (...spread: readonly object[]) => ({ data: { title: 'A page', spread } });
const [one, two] = [slice('card_list', 'One'), slice('image', 'Two')];

describe('the shape of a document', () => {
  test.each([
    ['a title that was typed', page({ ...one, primary: { title: 'Once' } }, two), true],
    ['a field beside the zones', { data: { title: 'Another', spread: [one, two] } }, true],
    ['another variation', page({ ...one, variation: 'wide' }, two), false],
    ['two slices in the other order', page(two, one), false],
    ['a slice more', page(one, two, two), false],
    ['a slice less', page(one), false],
    ['a zone less', { data: { title: 'A page' } }, false],
    ['no data', {}, false],
  ])('%s: the same is %s', (_what, other, isSame) => {
    // Casts: JSON of this test.
    expect(hasSameShape(page(one, two) as never, other as never)).toBe(isSame);
  });
});
