import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { ANIMATED, ANIMATIONS, ATTRIBUTES, STYLES, SVG, XLINK, XML } from './allowed.ts';
import { isLocal, isSafeCss } from './safeCss.ts';

/** The attributes of an element that may stay. */
export interface AllowedAttributes {
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  /** Whether others were removed, besides unused namespaces. */
  readonly isChanged: boolean;
}

const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Elements that show an image by its address. Others refer to elements of the same file. */
const IMAGES = new Set(['image', 'feImage']);

/** Filters an element's attributes; undefined if the element must not stay without them. */
export function allowedAttributes(tag: SaxesTagNS): AllowedAttributes | undefined {
  const attributes = Object.values(tag.attributes);
  if (ANIMATIONS.has(tag.local) && !isHarmlessAnimation(tag)) return undefined;
  if (tag.local === 'style' && !isPlainStyle(attributes)) return undefined;
  const namespaces = attributes.filter(({ uri }) => uri === XMLNS);
  const others = attributes.filter(({ uri }) => uri !== XMLNS);
  const kept = others.filter((attribute) => isAllowed(attribute, tag.local));
  const known = namespaces.filter(({ value }) => value === SVG || value === XLINK);
  return { kept: [...known, ...kept], isChanged: kept.length < others.length };
}

function isAllowed({ uri, local, value }: SaxesAttributeNS, element: string): boolean {
  if (local === 'href' && (uri === '' || uri === XLINK)) {
    return IMAGES.has(element) ? isLocal(value) : value.trim().startsWith('#');
  }
  if (uri === XML) return local === 'space' || local === 'lang';
  if (uri !== '') return false;
  if (/^(?:aria|data)-[\w.-]+$/.test(local)) return true;
  return ATTRIBUTES.has(local) && (!STYLES.has(local) || isSafeCss(value));
}

function isHarmlessAnimation({ local, attributes }: SaxesTagNS): boolean {
  const name = attributes['attributeName'];
  return name === undefined ? local === 'animateMotion' : ANIMATED.has(name.value);
}

function isPlainStyle(attributes: readonly SaxesAttributeNS[]): boolean {
  const type = attributes.find(({ name }) => name === 'type');
  return type === undefined || /^(?:text\/css)?$/i.test(type.value.trim());
}
