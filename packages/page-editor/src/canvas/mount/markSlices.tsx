import { type ComponentType, createElement, Suspense, use } from 'react';
import { isRecord } from 'prismic-folder/edit';
import { MarkedSlice, MarksContext } from '../marks/MarkedSlice.tsx';
import { RenderGuard } from './PageProblem.tsx';

/** What `SliceZone` of `@prismicio/react` gives the component of a slice. */
interface SliceProps {
  readonly slice: { readonly slice_type: string };
  readonly index: number;
}

type SliceComponents = Readonly<Record<string, ComponentType<never>>>;

const marked = new WeakMap<object, SliceComponents>();

/**
 * The components of a slice zone, each slice of which the editor can find on the page. Outside the editor they render as
 * the given ones do; in it, a slice without a component, or whose component fails, is a box.
 */
export function markSlices<Components extends object>(components: Components): Components {
  // Cast: a slice zone looks components up by the type of a slice, and gives them what their types say.
  const given = components as SliceComponents;
  const known = marked.get(components) ?? markAll(given);
  marked.set(components, known);
  // Cast: each is of the type of the one it renders.
  return known as Components;
}

/** A component each, made once, so that React keeps what it has rendered. */
function markAll(components: SliceComponents): SliceComponents {
  const made = new Map<string, ComponentType<never>>();
  return new Proxy(components, {
    get(target, type) {
      if (typeof type !== 'string') return undefined;
      const known = made.get(type);
      if (known) return known;
      const own = Object.hasOwn(target, type) ? target[type] : undefined;
      const component = own === undefined ? UnknownSlice : markOne(own);
      made.set(type, component);
      return component;
    },
  });
}

function UnknownSlice({ slice, index }: SliceProps) {
  return use(MarksContext) && <MarkedSlice slice={slice} index={index} />;
}

/** A slice that fails removes only itself. */
function markOne(Own: ComponentType<never>): ComponentType<never> {
  function Marked(props: SliceProps) {
    // Cast: what the zone gave.
    const own = createElement(Own as ComponentType<SliceProps>, props);
    const isEdited = use(MarksContext) !== null;
    // What `mapSliceZone` made of a slice does not say which one it was.
    if (!isEdited || !isRecord(props.slice)) return own;
    return (
      <RenderGuard resetKey={props.slice}>
        {(reason) => (
          <MarkedSlice slice={props.slice} index={props.index} failure={reason ?? undefined}>
            {reason === null ? <Suspense fallback={null}>{own}</Suspense> : null}
          </MarkedSlice>
        )}
      </RenderGuard>
    );
  }
  return Marked;
}
