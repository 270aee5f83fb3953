import { slicesOf } from '../../model/sliceAt.ts';
import type { Place } from '../../place.ts';
import { useForm } from '../FormContext.ts';
import { useOpen } from '../useField.ts';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';

type FormHeadProps = {
  place: Place;
  isSlice?: boolean;
  /** The document's tab, where the form is of the document. */
  tab?: string;
  /** Places below, the last one without an action. */
  below?: readonly Crumb[];
};

/** Where the form is: 'Low Tide › Spread', '7 of 15'. */
export function FormHead({ place, isSlice = false, tab, below = [] }: FormHeadProps) {
  const { models, onPlace } = useForm();
  const { zone = '', index = 0 } = place;
  const type = useOpen(({ key }) => key.type);
  const title = useOpen(({ summary }) => summary.title);
  const count = useOpen(({ json }) => slicesOf(json, zone).length);
  const label = models.types.get(type)?.zones.find(({ id }) => id === zone)?.label ?? zone;
  const toDocument = () => {
    onPlace({});
  };
  const crumbs: Crumb[] = [
    tab === undefined && !isSlice && below.length === 0
      ? { label: title }
      : { label: title, onPress: toDocument },
    ...(tab === undefined ? [] : [{ label: tab }]),
    ...(isSlice
      ? [{ label, ...(below.length > 0 && { onPress: () => onPlace({ zone, index }) }) }]
      : []),
    ...below,
  ];
  return <Breadcrumb crumbs={crumbs} {...(isSlice && { position: `${index + 1} of ${count}` })} />;
}
