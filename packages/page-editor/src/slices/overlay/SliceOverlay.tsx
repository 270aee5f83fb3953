import { cx } from '@linaria/core';
import type { Place } from '../../model/place.ts';
import { onSheet, outlineOf, placed, at } from '../../stage/geometry.ts';
import * as styles from './overlay.styles.ts';
import { freeAround, sliceRect } from '../../stage/usePageLayout.ts';
import { NearSeam, SeamButton, type OverlayProps, type SliceRect } from './Seams.tsx';
import { Button as PlainButton } from 'react-aria-components';
import { hasSamples } from '../example/useSamples.ts';
import { lazyPart } from '../../kit/loading/lazy.tsx';
import * as marks from '../example/SampleMarks.styles.ts';
import { SliceToolbar } from '../SliceToolbar.tsx';
import { Icon } from '../../kit/icons/Icon.tsx';
import { Button } from '../../kit/controls/Button.tsx';

const SampleMarks = lazyPart(
  async () => (await import('../example/SampleMarks.tsx')).SampleMarks,
  () => null,
);

/** Outlines, names, toolbar and seams over the page. */
export function SliceOverlay(props: OverlayProps) {
  const { canvas, layout, fit, sheet, hovered, place, actions, isReadOnly } = props;
  const rectOf = ({ zone, index }: Place): SliceRect | null => {
    if (zone === undefined || index === undefined) return null;
    const rect = sliceRect(layout, { zone, index });
    const free = freeAround(layout, { zone, index });
    return rect && { zone, index, rect: outlineOf(rect, free, fit, sheet.width) };
  };
  const selected = rectOf(place);
  const over = hovered && rectOf(hovered);
  const isOther = over && (over.zone !== selected?.zone || over.index !== selected.index);
  return (
    <>
      <div className={styles.overlay} data-scrolled="">
        {props.samples.length > 0 && <SampleMarks {...props} />}
        {isOther && (
          <div
            className={styles.hover}
            data-ground={canvas.groundOf({ zone: over.zone, index: over.index })}
            style={placed(over.rect)}
          >
            <span className={styles.hoverLabel} style={{ top: Math.max(0, -over.rect.y) }}>
              {actions.about(over.zone, over.index).name}
            </span>
          </div>
        )}
        {layout.field && (
          <div
            className={styles.field}
            data-ground={canvas.groundOf(place)}
            style={placed(onSheet(layout.field, fit, 4))}
          />
        )}
        {selected && (
          <div
            className={styles.selection}
            data-ground={canvas.groundOf({ zone: selected.zone, index: selected.index })}
            style={placed(selected.rect)}
          />
        )}
      </div>
      {selected && !isReadOnly && <SelectedSlice {...props} {...selected} />}
      {!isReadOnly && <NearSeam {...props} />}
      {!isReadOnly && layout.boxes.length === 0 && <FirstSlice {...props} />}
    </>
  );
}

/** Width in px below which the toolbar stands upright beside the page. */
const NARROW = 560;

/** Distance in px of an upright toolbar from the page, or from the sheet's edge where it has no room. */
const BESIDE = 23;
const INSIDE = 8;

/**
 * Below this width in px the toolbar would cover the middle, where the seam's button is; it steps aside. The mark of a
 * sample has no room beside the label, and stands below it.
 */
const TIGHT = 720;
const ASIDE = 0.25;

/** Height in px of a label and of the toolbar. */
const LABEL = 28;
const TOOLBAR = 44;

/** Size in px of a button that inserts a slice. */
const SEAM = 28;

/** Height in px of the page's size, which stands beside it. */
const SIZE_WORDS = 64;

/** Label, toolbar and seams of the selected slice. */
function SelectedSlice({
  zone,
  index,
  rect,
  sheet,
  fit,
  layout,
  actions,
  zones,
  seam,
  onSeam,
  onGrip,
  samples,
}: OverlayProps & SliceRect) {
  const about = actions.about(zone, index);
  const pageWidth = fit.width * fit.scale;
  const isUpright = pageWidth < NARROW;
  const isTight = rect.width < TIGHT;
  const beside = fit.left + pageWidth + BESIDE;
  const isBeside = beside + TOOLBAR <= sheet.width;
  const uprightLeft = isBeside ? beside : sheet.width - TOOLBAR - INSIDE;
  const isSample = hasSamples(samples, zone, index);
  const isLabelInside = rect.y < LABEL;
  // Inside the slice when its edge is out of view.
  const toolbarTop = Math.max(rect.y - TOOLBAR / 2, 8);
  const isBehindToolbar = (y: number) =>
    isTight && !isUpright && Math.abs(y - toolbarTop - TOOLBAR / 2) < (TOOLBAR + SEAM) / 2;
  const isSeen = rect.y + rect.height > 0 && rect.y < sheet.height;
  const model = zones.find(({ id }) => id === zone);
  return (
    <div className={styles.top}>
      {isSeen && (
        <div
          className={styles.tabs}
          data-tight={isTight || undefined}
          style={at(rect.x, isLabelInside ? Math.max(rect.y, 0) : rect.y - LABEL + 1)}
        >
          <div
            className={styles.tab}
            data-inside={isLabelInside || undefined}
            onPointerDown={(event) => {
              event.preventDefault();
              // The frame must not swallow the pointer.
              event.currentTarget.setPointerCapture(event.pointerId);
              onGrip({ zone, index }, event);
            }}
          >
            <Icon name="grip" size="small" />
            <span>{about.name}</span>
          </div>
          {isSample && (
            <PlainButton
              className={cx(marks.tab, marks.button)}
              onPress={() => void actions.empty(zone, index)}
            >
              <span>Sample · E empties it</span>
            </PlainButton>
          )}
        </div>
      )}
      {isSeen && (
        <div
          className={styles.toolbar}
          role="toolbar"
          aria-label="Slice"
          aria-orientation={isUpright ? 'vertical' : 'horizontal'}
          // The line of an open seam would cross it.
          data-hidden={layout.isMoving || seam !== null || undefined}
          data-upright={isUpright || undefined}
          style={{
            transform: isUpright
              ? `translate(${uprightLeft}px, ${Math.max(rect.y, isBeside ? SIZE_WORDS : INSIDE)}px)`
              : `translate(calc(${rect.x + rect.width - 8}px - 100%), ${toolbarTop}px)`,
          }}
        >
          <SliceToolbar
            {...about}
            zone={zone}
            index={index}
            actions={actions}
            isUpright={isUpright}
            hasSamples={isSample}
          />
        </div>
      )}
      {model &&
        [rect.y, rect.y + rect.height].map((y, after) => (
          <SeamButton
            key={after}
            x={rect.x + rect.width * (isBehindToolbar(y) ? ASIDE : 0.5)}
            y={y}
            sheetHeight={sheet.height}
            label={after === 0 ? 'Insert a slice before' : 'Insert a slice after'}
            zone={model}
            isOpen={
              seam?.zone === zone &&
              (after === 0 ? seam.index : (seam.from ?? seam.index)) === index + after
            }
            onOpen={(isOpen) => onSeam(isOpen ? { zone, index: index + after } : null)}
            onPick={(type, variation, stays) => {
              actions.add(zone, seam?.index ?? index + after, type, variation, stays);
              if (!stays) onSeam(null);
            }}
          />
        ))}
    </div>
  );
}

/** Where a page has no slice at all: what to begin with. */
function FirstSlice({ zones, seam, actions, onSeam }: OverlayProps) {
  if (seam || zones.some(({ id }) => actions.about(id, 0).count > 0)) return null;
  return (
    <div className={styles.first}>
      {zones.map(({ id, label }) => (
        <Button
          key={id}
          kind={zones.length === 1 ? 'primary' : 'secondary'}
          icon="plus"
          onPress={() => onSeam({ zone: id, index: 0 })}
        >
          {zones.length === 1 ? 'Put the first slice here' : `${label}: put the first slice here`}
        </Button>
      ))}
    </div>
  );
}
