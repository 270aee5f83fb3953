import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { lazyControl } from '../../field/lazyControl.tsx';
import { UnknownField } from '../../field/UnknownField.tsx';
import { Button } from '../../../kit/controls/Button.tsx';
import { Pills } from '../../../kit/controls/Pills.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { SwitchRow } from './BooleanField.tsx';
import { optionWords } from '../../../model/optionWords.ts';
import { arePills, isYesNo, optionsOf } from './options.ts';

const OptionList = lazyControl(async () => (await import('./OptionList.tsx')).OptionList);

/** Stands for no choice in a list. */
const NONE = '';

/** One of the model's options: a switch, pills or a list. A value that is no option is kept. */
export function SelectField(props: FieldProps) {
  const { field, value = null, readOnly, onChange } = props;
  const options = optionsOf(field.model);
  if (value !== null && typeof value !== 'string') return <UnknownField {...props} />;
  const chosen = value === '' ? null : value;
  const isKnown = chosen === null || options.includes(chosen);
  if (isYesNo(options) && isKnown) {
    return (
      <SwitchRow
        props={props}
        isOn={chosen === 'Yes'}
        onChange={(isOn) => onChange(isOn ? 'Yes' : 'No')}
      />
    );
  }
  const choices = [
    ...options.map((option) => ({ id: option, label: optionWords(field.model, option) })),
    ...(isKnown ? [] : [{ id: chosen, label: `Old value: ${chosen}` }]),
  ];
  const fallback = field.model.config?.['default_value'];
  const mayBeEmpty = typeof fallback !== 'string';
  // The site takes an empty field for its default, as in slices that are older than the field.
  const shown = chosen ?? (mayBeEmpty ? null : fallback);
  const choose = (id: string) => onChange(id === NONE ? undefined : id);
  if (!arePills(choices.map(({ label }) => label))) {
    const options = mayBeEmpty ? [{ id: NONE, label: 'None' }, ...choices] : choices;
    return <OptionList {...props} options={options} chosen={shown} onChoose={choose} />;
  }
  const clear = mayBeEmpty && chosen !== null && readOnly === null && (
    <Button
      kind="text"
      onPress={() => onChange(undefined, { label: `clear ${field.label}` })}
      aria-label={`Clear ${field.label}`}
    >
      Clear
    </Button>
  );
  return (
    <FieldFrame {...frameProps(props)} isRinged={false} {...(clear && { end: clear })}>
      {({ id: _id, ...naming }) => (
        <Pills
          {...naming}
          options={choices}
          value={shown}
          onChange={choose}
          isReadOnly={readOnly !== null}
        />
      )}
    </FieldFrame>
  );
}
