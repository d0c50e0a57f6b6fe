import type { Metadata } from 'next';
import { ContactWay } from '@/app/(chrome)/(company)/contact-way';
import { LegalPage, type LegalSection } from '@/app/(chrome)/(company)/legal-page';
import { site } from '@/content/site';

export const metadata: Metadata = {
  title: 'Terms of use',
  description:
    'The rules for using Prepstead: who may register, what you may do with questions and guides, what a score here means, and what we do and do not promise.',
  alternates: { canonical: '/tos' },
};

const sections: LegalSection[] = [
  {
    id: 'about',
    title: 'What this is about',
    body: (
      <p>
        {site.name} offers guides, practice questions, timed practice and reports for the SAT, ACT, AP exams
        and college admissions. By using it you agree to these terms. “We” means the people who run this site.
        If you do not agree, please do not use it.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    body: (
      <ul>
        <li>You may register from the age of 13. Under 18, a parent or guardian must agree to it.</li>
        <li>Give your own e-mail address and your true year of birth. One person, one account.</li>
        <li>
          Keep your password to yourself. If someone else may know it, set a new one: that signs out every
          device.
        </li>
        <li>You may stop at any time and have your account deleted. How is written in the privacy page.</li>
      </ul>
    ),
  },
  {
    id: 'fair',
    title: 'Fair use',
    body: (
      <>
        <p>Please do not:</p>
        <ul>
          <li>copy questions in bulk, by hand or by program, or publish them elsewhere;</li>
          <li>try to reach other people’s data, or to disturb or overload the service;</li>
          <li>use it to pass on questions of a real exam, which the exam’s makers forbid;</li>
          <li>pretend to be someone else, or take a test in someone else’s name.</li>
        </ul>
        <p>We may close an account that does these things. We say why, and you may answer.</p>
      </>
    ),
  },
  {
    id: 'licence',
    title: 'What you may do with our material',
    body: (
      <>
        <p>
          Guides, questions, explanations and drawings belong to us or to those who licensed them to us. You
          may read, print and use them for your own study. A teacher or tutor may show and print them for
          their own students. For anything beyond that, ask first.
        </p>
        <p>
          What you write stays yours. You let us keep and show it to you, and to people you share it with, so
          that the service can work.
        </p>
      </>
    ),
  },
  {
    id: 'scores',
    title: 'What a score here means',
    body: (
      <p>
        Practice results are estimates. They cannot promise a score on an exam, an admission or a scholarship.
        Formats, dates and fees carry their source and the day we checked; before you register for an exam,
        check with its makers.
      </p>
    ),
  },
  {
    id: 'independent',
    title: 'Independence from the exams’ makers',
    body: (
      <>
        {site.disclaimers.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>Our questions are written by us. None is taken from a real exam.</p>
      </>
    ),
  },
  {
    id: 'price',
    title: 'Price',
    body: (
      <p>
        Everything that is on the site today is free of charge. If something new costs money, it says so
        first.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What we promise, and what we do not',
    body: (
      <>
        <p>
          We take great care that no answer is lost and that a fault never costs you time. Still, the service
          is offered as it is: it can fail, be interrupted, change or end, and a question can be wrong. If you
          find an error, tell us; we check it and correct it.
        </p>
        <p>
          As far as the law allows, we are not liable for indirect loss, such as a missed deadline or a score.
          Rights that the law gives you and that cannot be waived stay untouched.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    body: (
      <p>
        When these terms change, the day at the top changes with them, and they hold from then on. To ask
        about them, <ContactWay />.
      </p>
    ),
  },
];

export default function TermsPage() {
  return (
    <LegalPage
      path="/tos"
      title="Terms of use"
      deck="What you may expect of this site, and what it expects of you."
      changed="November 20, 2026"
      sections={sections}
    />
  );
}
