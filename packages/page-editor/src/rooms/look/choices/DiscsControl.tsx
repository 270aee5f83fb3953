import { imageSource } from '../../../kit/imageSource.ts';
import { IMAGE_KINDS, useMediaPicker } from '../../../fields/media/pickMedia.ts';
import { readImage } from '../../../fields/media/value/imageValue.ts';
import { newImage } from '../../../fields/media/value/newImage.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { type ChoiceProps, useLookChoice } from '../useLookChoice.ts';
import { useLookField } from '../useLookField.ts';
import { optionWords } from '../../../model/optionWords.ts';
import { oldWords } from '../lookValues.ts';
import { DrawnOptions } from './DrawnOptions.tsx';
import { RowName } from '../Label.tsx';
import { variables } from '../../../kit/variables.ts';
import * as styles from './choices.styles.ts';

/** Options as round pictures; one of them shows a picture of the library. */
export function DiscsControl({ control, look }: ChoiceProps<'discs'>) {
  const pick = useMediaPicker();
  const choice = useLookChoice(look, control.field);
  const { field, chosen, old, isReadOnly, choose } = choice;
  const picture = useLookField(look, control.picture.field);
  const image = readImage(picture?.value);
  const { theme, accent } = look;
  const discOf = (option: string) => {
    if (option === control.picture.option && image) {
      return `url("${imageSource(image.url, { width: 96 })}") center / cover`;
    }
    return accent && control.discOf(option, accent.ramp, theme);
  };
  const pickPicture = async () => {
    if (!picture) return;
    const picked = await pick({
      kinds: IMAGE_KINDS,
      ...(image && { current: image.url }),
      place: picture.field.label,
    });
    if (!picked) return;
    // It is the light of the page, and says nothing.
    const decoration = { ...newImage(image, picked.item, picture.field.model), alt: '' };
    look.onChoose();
    picture.onChange(decoration, { label: `change ${picture.field.label}` });
  };
  const select = (option: string) => {
    choose(option);
    if (option === control.picture.option && !image) void pickPicture();
  };
  return (
    <div className={styles.row} data-tall>
      <RowName
        name={field.label}
        words={chosen === null ? oldWords(old) : optionWords(field.model, chosen)}
      />
      {picture && chosen === control.picture.option && !isReadOnly && (
        <Button kind="link" onPress={() => void pickPicture()}>
          {image ? 'Replace' : 'Choose'}
        </Button>
      )}
      <DrawnOptions {...choice} choose={select} look="discs">
        {(option) => {
          const disc = discOf(option);
          return (
            <span
              className={styles.disc}
              data-empty={disc === null || undefined}
              style={variables({ '--disc': disc })}
            />
          );
        }}
      </DrawnOptions>
    </div>
  );
}
