import { textOf } from '#ui/embed/textOf.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import * as styles from '../field/Field.styles.ts';
import { shownUrl } from '../value/mediaUrl.ts';
import type { JsonObject } from '../value/imageValue.ts';
import { providerName } from './embedValue.ts';

/** What is known of an embed: picture, title, and who provides it. */
export function EmbedCard({ json, address }: { json: JsonObject; address: string }) {
  const provider = textOf(json, 'provider_name') ?? providerName(address);
  const title = textOf(json, 'title');
  const picture = textOf(json, 'thumbnail_url');
  const facts = [
    ...(provider === null ? ['Shown as a link'] : [provider]),
    ...(textOf(json, 'html') === undefined ? [] : ['with HTML']),
  ];
  return (
    <div className={styles.row}>
      <span className={styles.poster}>
        {picture === undefined ? (
          <Icon name="embed" />
        ) : (
          <img src={shownUrl(picture)} alt="" width={56} height={40} loading="lazy" />
        )}
      </span>
      <span className={styles.words}>
        <span>{title ?? address}</span>
        <span className={styles.detail}>{facts.join(', ')}</span>
      </span>
    </div>
  );
}
