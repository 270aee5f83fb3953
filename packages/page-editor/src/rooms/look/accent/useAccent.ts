import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EditOptions } from '../../../document/DocumentSession.ts';
import type { Dials, Proposal, Ramp } from '../../../model/LookHost.ts';
import type { LookField } from '../useLookField.ts';
import type { ControlOf } from '../lookValues.ts';

/** The accent that is chosen, and what turns it. */
export interface Accent {
  readonly control: ControlOf<'accent'>;
  readonly label: string;
  /** As `#9C72FF`. */
  readonly hex: string;
  readonly dials: Dials;
  readonly ramp: Ramp;
  /** null: an own colour. */
  readonly proposal: Proposal | null;
  /** What the file has in place of a colour; null: it has one, or none. */
  readonly fault: string | null;
  readonly isReadOnly: boolean;
  readonly choose: (hex: string, options: EditOptions) => void;
  /** What is part of a gesture may come to the document later: when it rests, or by `settle`. */
  readonly turn: (dials: Dials, options: EditOptions) => void;
  /** Has the document take what was turned. */
  readonly settle: () => void;
}

/** In ms: how often the form follows a colour that is turned, and how long that rests until it is in the document. */
const PACE = 100;

interface Wanted {
  readonly dials: Dials;
  /** The document does not have it yet. */
  readonly isAhead: boolean;
}

/** What was turned and is not in the document yet. */
interface Pending {
  readonly settle: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * null: the site has no such control, or its model no such field. `onTurn` shows the field's value on the page before the
 * document has it: a frame of a drag has no time for form, history and what is kept of it.
 */
export function useAccent(
  field: LookField | null,
  control: ControlOf<'accent'> | undefined,
  onTurn?: (fields: Readonly<Record<string, string>>) => void,
): Accent | null {
  // A grey has no hue, and not every hue can be as strong: what was turned to stays as it was meant.
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const pending = useRef<Pending | null>(null);
  const followed = useRef(0);
  const settle = useCallback(() => {
    if (!pending.current) return;
    clearTimeout(pending.current.timer);
    pending.current.settle();
    pending.current = null;
  }, []);
  useLayoutEffect(() => {
    // Before the document saves what is left.
    window.addEventListener('pagehide', settle, { capture: true });
    return () => {
      window.removeEventListener('pagehide', settle, { capture: true });
      settle();
    };
  }, [settle]);
  const text = typeof field?.value === 'string' ? field.value.trim() : '';
  const own = control?.proposals[0]?.color ?? '';
  const written = text === '' ? null : (control?.parse(text) ?? null);
  const meant = wanted?.isAhead ? wanted.dials : written;
  const hex = meant === null || !control ? own : control.toHex(meant);
  const ramp = useMemo(() => control?.ramp(hex) ?? null, [control, hex]);
  if (!control || !field || !ramp) return null;
  const shown = written ?? control.parse(own);
  if (!shown) return null;
  const isWanted = wanted !== null && control.toHex(wanted.dials) === hex;
  const choose = (next: string, options: EditOptions) =>
    field.onChange(next === own ? undefined : next, options);
  const write = (dials: Dials, options: EditOptions) => {
    setWanted({ dials, isAhead: false });
    choose(control.toHex(dials), options);
  };
  return {
    control,
    label: field.field.label,
    hex,
    dials: isWanted ? wanted.dials : shown,
    ramp,
    proposal: control.proposals.find(({ color }) => color === hex) ?? null,
    fault: text !== '' && written === null ? text : null,
    isReadOnly: field.isReadOnly,
    choose,
    turn(dials, options) {
      if (!onTurn || options.gesture === undefined) {
        settle();
        write(dials, options);
        return;
      }
      onTurn({ [field.field.id]: control.toHex(dials) });
      clearTimeout(pending.current?.timer);
      pending.current = {
        settle: () => write(dials, options),
        timer: setTimeout(settle, PACE),
      };
      const now = performance.now();
      if (now - followed.current < PACE) return;
      followed.current = now;
      startTransition(() => setWanted({ dials, isAhead: true }));
    },
    settle,
  };
}
