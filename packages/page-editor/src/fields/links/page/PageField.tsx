import { useCallback } from 'react';
import type { FieldProps } from '../../field/FieldProps.ts';
import { UnknownField } from '../../field/UnknownField.tsx';
import { useOpen } from '../../field/useField.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { useAnswer } from '../../../session/useAnswer.ts';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { TitleLines } from '../../../kit/lists/TitleLines.tsx';
import { SearchedField } from '../fields/SearchedField.tsx';
import { PageCombo } from './PageCombo.tsx';
import { readPageAt } from './pageWords.ts';

/** An address of the site as the page it leads to, or a search for one. */
export function PageField(props: FieldProps) {
  const { value = null } = props;
  if (value !== null && typeof value !== 'string') return <UnknownField {...props} />;
  const address = value?.trim() ?? '';
  return (
    <SearchedField props={props} chosen={address === '' ? null : <PageAt address={address} />}>
      {(naming, put) => <PageCombo naming={naming} onChoose={put} />}
    </SearchedField>
  );
}

function PageAt({ address }: { address: string }) {
  const services = useEditor();
  const { api } = services;
  const lang = useOpen(({ key }) => key.lang);
  const load = useCallback(() => readPageAt(address, lang, services), [address, lang, services]);
  const page = useAnswer(api, load).value;
  const hasName = page !== undefined && page.title !== address;
  return (
    <>
      <Icon name={page?.icon ?? 'page'} />
      <TitleLines title={hasName ? page.title : address} note={hasName ? address : ''} />
    </>
  );
}
