import * as styles from './Embed.styles.ts';

/** A link to what is embedded, where nothing else can show it. */
export function EmbedLink({ page, title }: { page: string; title: string }) {
  return (
    <p>
      <a href={page} className={styles.link}>
        {title}
      </a>
    </p>
  );
}
