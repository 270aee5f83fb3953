import type { ShareLink } from '#prismic-folder/contract';
import { stateWords } from './shareWords.ts';
import * as styles from './protection.styles.ts';

type MadeLinkProps = {
  link: ShareLink;
  isCopied: boolean;
};

/** A link that was just made, to be copied; it can be copied again from the list. */
export function MadeLink({ link, isCopied }: MadeLinkProps) {
  return (
    <div className={styles.fields}>
      <p className={styles.address}>{link.address}</p>
      <p className={styles.words}>
        {`${stateWords(link)} Whoever has it can open the project, so send it to your client only. You can revoke it at any time.`}
      </p>
      <output className={styles.words}>
        {isCopied ? 'Copied: paste it into your message.' : ''}
      </output>
    </div>
  );
}
