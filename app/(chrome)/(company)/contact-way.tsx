import { env } from '@/lib/server/env';

/** How to reach the people who run this site: the address from the settings, or an honest word that there is none. */
export function ContactWay() {
  return env.CONTACT_EMAIL ? (
    <>
      write to <a href={`mailto:${env.CONTACT_EMAIL}`}>{env.CONTACT_EMAIL}</a>
    </>
  ) : (
    <>
      ask the person or school that gave you this address, because no contact e-mail has been set for this
      site
    </>
  );
}
