import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type MailToRender, renderMail } from './renderMail.ts';
import { type MailKind, mailLanguages } from './writtenMail.ts';

const link = 'https://forms.example.org/join/abc_DEF-123';
const names = {
  organization: 'Orchard & Sons',
  inviter: 'Zoë <script>',
  email: 'kim@example.org',
  removed: ['passkeys', 'second_factor'],
  form: 'Apples',
  workflow: 'Tell the shop',
  problem: 'shop.example.org answered with status 500.',
} as const;

function rendered(change: Partial<MailToRender> = {}) {
  return renderMail({ kind: 'invitation', language: null, link, names, accent: null, ...change });
}

describe('a mail', () => {
  for (const language of mailLanguages) {
    for (const kind of [
      'invitation',
      'password_reset',
      'email_change',
      'email_confirm',
      'email_changed',
      'password_set',
      'access_renewed',
      'export_ready',
      'workflow_failing',
      'workflow_switched_off',
      'mail_test',
    ] satisfies MailKind[]) {
      test(`${kind} in ${language} says everything as text and as HTML`, () => {
        const mail = rendered({ kind, language, link: kind === 'mail_test' ? null : link });
        assert.match(mail.subject, /^\S.*\S$/);
        assert.match(mail.html, new RegExp(`<html lang="${language}">`));
        for (const text of [mail.subject, mail.text, mail.html])
          assert.doesNotMatch(text, /undefined|\[object|\{\w+\}/);
        if (kind === 'mail_test') {
          assert.doesNotMatch(mail.text + mail.html, /https?:/);
          return;
        }
        assert.equal(mail.text.split(link).length, 2);
        // Once as a button, once as text to copy.
        assert.equal(mail.html.split(`href="${link}"`).length, 3);
        assert.match(mail.html, new RegExp(`>${link}</a>`));
      });
    }
  }

  test('names are text and never markup', () => {
    const { html, text } = rendered();
    assert.doesNotMatch(html, /<script/);
    assert.match(html, /Zoë &#60;script&#62;/);
    assert.match(html, /Orchard &#38; Sons/);
    assert.match(text, /Zoë <script> has invited you to join Orchard & Sons/);
  });

  test('names cannot start a new line, change the text direction or make a subject endless', () => {
    const organization = `Orchard\r\nBcc: thief@example.net\n\u202e${'x'.repeat(500)}`;
    const { subject, text } = rendered({ names: { ...names, organization } });
    assert.match(subject, /^Join Orchard Bcc: thief@example.net x+…$/);
    assert.ok(subject.length < 160);
    assert.doesNotMatch(text, /^Bcc/m);
    assert.doesNotMatch(text, /\u202e/);
  });

  test('follows the language as far as it can', () => {
    assert.equal(rendered({ language: 'de-AT' }).subject, 'Einladung zu Orchard & Sons');
    assert.equal(rendered({ language: 'ja' }).subject, 'Join Orchard & Sons');
    assert.equal(rendered({ language: 'no language' }).subject, 'Join Orchard & Sons');
  });

  test('has a button in the colour of the organisation on which its text can be read', () => {
    assert.match(rendered({ accent: '#ffe14d' }).html, /background:#ffe14d;color:#16181d/);
    assert.match(rendered({ accent: '#102030' }).html, /background:#102030;color:#ffffff/);
  });
});
