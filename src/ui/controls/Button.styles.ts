import { css } from '@linaria/core';
import { rem, canHover, onward, stepped, type, typeStep } from '#ui/theme/mixins.ts';
import { border, color, component, corner, duration, easing, weight } from '#ui/theme/tokens.ts';

const { small, medium, hero } = component.button;

/**
 * The dot is a hole in a layer as large as the pill, so that filling the pill moves nothing else.
 */
const flood = `circle(145% at var(--dot-x) 50%)`;

export const button = css`
  --dot-x: calc(var(--padding) + var(--dot) / 2 + ${border.control}px);

  [dir='rtl'] & {
    --dot-x: calc(100% - var(--padding) - var(--dot) / 2 - ${border.control}px);
  }

  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--gap);
  max-width: 100%;
  min-height: var(--height);
  padding: ${rem(6)} var(--padding);
  font-weight: ${weight.medium};
  line-height: 1.3;
  letter-spacing: -0.01em;
  text-align: center;
  color: ${color.text};
  border: ${border.control}px solid ${color.borderStrong};
  border-radius: ${corner.pill};
  user-select: none;
  transition:
    color ${duration.quick}ms ${easing.out},
    background-color ${duration.base}ms ${easing.out},
    border-color ${duration.base}ms ${easing.out};

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -${border.control}px;
    border-radius: inherit;
    background: ${color.mark};
    clip-path: circle(0 at var(--dot-x) 50%);
    transition:
      clip-path ${duration.medium}ms ${easing.out},
      background-color ${duration.base}ms ${easing.out};
  }

  &[data-dot]::before {
    clip-path: circle(calc(var(--dot) / 2) at var(--dot-x) 50%);
  }

  &[data-dot] > span:first-child {
    margin-inline-start: calc(var(--dot) + var(--gap));
  }

  &[data-size='small'] {
    --height: ${rem(small.height)};
    --padding: ${rem(small.padding)};
    --dot: ${rem(small.dot)};
    --gap: ${rem(12)};
    font-size: 0.875rem;
  }

  &[data-size='medium'] {
    --height: ${rem(medium.height)};
    --padding: ${rem(medium.padding)};
    --dot: ${rem(medium.dot)};
    --gap: ${rem(12)};
    font-size: 1rem;
  }

  &[data-size='hero'] {
    ${stepped('--height', hero.height)}
    ${type('heroButton', weight.medium)}
    --padding: ${rem(hero.padding)};
    --dot: ${rem(hero.dot)};
    --gap: ${rem(16)};
    line-height: 1.3;
  }

  &[data-shape='field'] {
    --height: ${rem(component.field.height)};
    border-radius: ${corner.field};
  }

  &[data-variant='primary'] {
    color: ${color.onBrand};
    background: ${color.brand};
    border-color: transparent;
    background-clip: border-box;
    background-origin: border-box;
  }

  &[data-variant='primary']::before {
    background: ${color.onBrand};
  }

  ${canHover} {
    &[data-variant='primary']:hover {
      background-color: ${color.brandHover};
    }

    &[data-variant='secondary']:hover {
      color: ${color.onBrand};
      border-color: ${color.brandHover};
    }

    &[data-variant='secondary']:hover::before {
      background: ${color.brandHover};
      clip-path: ${flood};
    }
  }

  &[data-variant='primary']:active {
    background-color: ${color.brandPressed};
    transition-duration: ${duration.instant}ms;
  }

  &[data-variant='secondary']:active {
    color: ${color.onBrand};
    border-color: ${color.brandPressed};
  }

  &[data-variant='secondary']:active::before {
    background: ${color.brandPressed};
    clip-path: ${flood};
    transition-duration: ${duration.press}ms;
  }

  &:disabled,
  &[aria-disabled='true'] {
    color: ${color.textSubtle};
    background: none;
    border-color: ${color.border};
    cursor: not-allowed;
    pointer-events: none;
  }

  &:disabled::before,
  &[aria-disabled='true']::before {
    clip-path: circle(0 at var(--dot-x) 50%);
  }

  &:disabled > span:first-child,
  &[aria-disabled='true'] > span:first-child {
    margin-inline-start: 0;
  }
`;

/** On hover the dot becomes the pill and the label takes its middle. */
export const label = css`
  min-width: 0;
  transition: translate ${duration.medium}ms ${easing.out};

  [data-variant='secondary'][data-dot]:active > & {
    translate: ${onward('(var(--dot) + var(--gap)) / -2')} 0;
  }

  ${canHover} {
    [data-variant='secondary'][data-dot]:hover > & {
      translate: ${onward('(var(--dot) + var(--gap)) / -2')} 0;
    }
  }

  :disabled > &,
  [aria-disabled='true'] > & {
    translate: none;
  }
`;

export const icon = css`
  flex: none;
  width: ${rem(16)};
  height: ${rem(16)};
  ${typeStep('small14')}
`;
