import { cx } from '@linaria/core';
import { isFilled, type Content } from '@prismicio/client';
import { useSite } from '#content/site.ts';
import { Action } from '#ui/links/Action.tsx';
import { safeAddress } from '#ui/links/address.ts';
import { Container } from '#ui/layout/Container.tsx';
import { Disc } from '#ui/graphics/Disc.tsx';
import { Grain } from '#ui/graphics/Grain.tsx';
import { Icon } from '#ui/graphics/Icon.tsx';
import { lastRow } from '#ui/layout/rows.styles.ts';
import { SectionLabel } from '#ui/layout/SectionLabel.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import * as shell from '#ui/words/en/shell.ts';
import { useLanguage } from '#ui/words/language.ts';
import { CONTACT_ID } from '../header/SayHello.tsx';
import * as styles from './footer.styles.ts';

type Settings = Content.SettingsDocument['data'];

/** 'Contact': the question, the address, the profiles and the risen light. */
export function Footer({ settings }: { settings: Settings }) {
  const { languages, year } = useSite();
  const { say } = useLanguage();
  const { email, name, profile_links: profiles } = settings;
  return (
    <footer id={CONTACT_ID} className={styles.footer} tabIndex={-1}>
      <div className={styles.sky}>
        <Disc kind="rise" className={styles.disc} />
      </div>
      <Grain />
      <Container className={cx(lastRow, styles.text)}>
        <SectionLabel phase={1} as="h2">
          {settings.footer_label ?? say(shell.contact)}
        </SectionLabel>
        <SplitHeading
          as="p"
          level="pageTitle"
          stacked
          text={settings.footer_heading ?? say(shell.question)}
          second={say(shell.questionEnd)}
          className={styles.question}
        />
        {email && (
          <p className={styles.email}>
            <span className={styles.emailLabel}>{settings.email_label ?? say(shell.email)}</span>
            <a className={styles.emailLink} href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        )}
        <ul className={styles.profiles}>
          {profiles.map(({ label, url }, index) => {
            const address = isFilled.link(url) ? safeAddress(url.url) : null;
            return address === null ? null : (
              // Two may lead to the same page.
              <li key={index}>
                <Action className={styles.profile} href={address} external>
                  <span>{`${label || say(shell.profile)} `}</span>
                  <Icon name="arrow-up-right" />
                </Action>
              </li>
            );
          })}
        </ul>
        {languages && <languages.Part place="footer" />}
        <Legal year={year} name={name} builtWith={settings.built_with} />
      </Container>
    </footer>
  );
}

interface LegalProps {
  readonly year: number;
  readonly name: string | null;
  /** 'Built with … by …'; the part between is shown as a dot and read by screen readers. */
  readonly builtWith: string | null;
}

/** The copyright line and how the site was made. */
export function Legal({ year, name, builtWith }: LegalProps) {
  const { digits } = useLanguage();
  const [, before, care, after] = /^(.* with) (.+) (by .*)$/.exec(builtWith ?? '') ?? [];
  return (
    <p className={styles.legal}>
      <span>{`© ${digits(String(year))} ${name ?? ''}`}</span>
      <span>
        {care ? (
          <>
            <span>{`${before} `}</span>
            <span className={styles.care}>{care}</span>
            <span>{` ${after}`}</span>
          </>
        ) : (
          builtWith
        )}
      </span>
    </p>
  );
}
