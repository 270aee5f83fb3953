import { useEditor } from '../session/EditorContext.ts';
import { Text } from '../kit/text/Text.tsx';

type AddressProps = {
  type: string;
  uid: string;
};

/** The address of a document as a sentence, its own part in bold: 'example.com/case-study/low-tide'. */
export function Address({ type, uid }: AddressProps) {
  const { host } = useEditor();
  const own = new URL(host.site ?? globalThis.location.href).host;
  // A letter that no path of a type has stands for the uid, which may be part of the path, too.
  const path = host.addressOf({ type, uid: '~' });
  const [before = '', after = ''] = path?.split('~') ?? [];
  // A uid of its own address, such as the one of the first page, is not in it.
  const exact = host.addressOf({ type, uid });
  if (uid !== '' && exact !== null && !exact.includes(encodeURIComponent(uid)))
    return <Text>{own + exact}</Text>;
  const hasPage = path?.includes('~') === true;
  return (
    <Text>
      <span>{hasPage ? `${own}${before}` : '/'}</span>
      <Text as="strong" tone="text" weight="medium">
        {uid === '' ? '…' : uid}
      </Text>
      {hasPage && <span>{after}</span>}
    </Text>
  );
}
