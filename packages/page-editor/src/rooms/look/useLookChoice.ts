import type { LookControl, Theme } from '../../model/LookHost.ts';
import type { Accent } from './accent/useAccent.ts';
import { type Choice, chooseOption, type ControlOf, readChoice } from './lookValues.ts';
import { type LookDocument, type LookField, useLookField } from './useLookField.ts';

/** What the controls of the look share. */
export interface LookServices extends LookDocument {
  /** Of the page beside the form. */
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  /** Told before something is chosen by a press, and not turned. */
  readonly onChoose: () => void;
  /** null: the model has none. */
  readonly accent: Accent | null;
}

/** A field with options, as its kind is chosen. */
export interface ChoiceProps<Kind extends LookControl['kind']> {
  readonly control: ControlOf<Kind>;
  readonly look: LookServices;
}

/** A field with options, and what chooses one of them. */
export interface LookChoice extends Choice, Pick<LookField, 'field' | 'isReadOnly'> {
  readonly choose: (option: string) => void;
}

export function useLookChoice(look: LookServices, id: string): LookChoice {
  const known = useLookField(look, id);
  // Those that the model does not have are not shown.
  if (!known) throw new Error(`The look has no field ${id}`);
  const { field, value, isReadOnly } = known;
  return {
    ...readChoice(field, value),
    field,
    isReadOnly,
    choose(option) {
      look.onChoose();
      look.session.edit(chooseOption(look.session.get().json, field, option), {
        label: `change ${field.label} to ${option}`,
      });
    },
  };
}
