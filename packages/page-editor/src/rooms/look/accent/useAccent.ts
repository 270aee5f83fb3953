import { useMemo, useState } from 'react';
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
  readonly turn: (dials: Dials, options: EditOptions) => void;
}

/** null: the site has no such control, or its model no such field. */
export function useAccent(
  field: LookField | null,
  control: ControlOf<'accent'> | undefined,
): Accent | null {
  // A grey has no hue, and not every hue can be as strong: what was turned to stays as it was meant.
  const [wanted, setWanted] = useState<Dials | null>(null);
  const text = typeof field?.value === 'string' ? field.value.trim() : '';
  const own = control?.proposals[0]?.color ?? '';
  const written = text === '' ? null : (control?.parse(text) ?? null);
  const isOwn = written === null || !control;
  const hex = isOwn ? own : control.toHex(written);
  const ramp = useMemo(() => control?.ramp(hex) ?? null, [control, hex]);
  if (!control || !field || !ramp) return null;
  const shown = written ?? control.parse(own);
  if (!shown) return null;
  const isWanted = wanted !== null && control.toHex(wanted) === hex;
  const choose = (next: string, options: EditOptions) =>
    field.onChange(next === own ? undefined : next, options);
  return {
    control,
    label: field.field.label,
    hex,
    dials: isWanted ? wanted : shown,
    ramp,
    proposal: control.proposals.find(({ color }) => color === hex) ?? null,
    fault: text !== '' && written === null ? text : null,
    isReadOnly: field.isReadOnly,
    choose,
    turn(dials, options) {
      setWanted(dials);
      choose(control.toHex(dials), options);
    },
  };
}
