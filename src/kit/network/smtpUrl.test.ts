import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSmtpUrl } from './smtpUrl.ts';

const plain = {
  host: 'mail.example.org',
  port: 587,
  secure: false,
  user: undefined,
  password: '',
  requireTls: false,
  ignoreTls: false,
  verifyCertificate: true,
  certificateName: undefined,
};

test('the URL of a mail server says how it is reached', () => {
  assert.deepEqual(readSmtpUrl('smtp://mail.example.org'), plain);
  assert.deepEqual(readSmtpUrl('smtps://mail.example.org/'), { ...plain, port: 465, secure: true });
  assert.deepEqual(readSmtpUrl('smtp://me%40example.org:p%3A%2Fs@mail.example.org:25'), {
    ...plain,
    port: 25,
    user: 'me@example.org',
    password: 'p:/s',
  });
  assert.deepEqual(readSmtpUrl('smtp://mail.example.org?requireTLS=true&tls.servername=mx.example.net'), {
    ...plain,
    requireTls: true,
    certificateName: 'mx.example.net',
  });
  assert.deepEqual(readSmtpUrl('smtp://mail.example.org?ignoreTLS=true&tls.rejectUnauthorized=false'), {
    ...plain,
    ignoreTls: true,
    verifyCertificate: false,
  });
  assert.equal(readSmtpUrl('smtp://[::1]:2525')?.host, '::1');
});

test('other URLs and unknown options are rejected', () => {
  for (const text of [
    'mail.example.org',
    'https://mail.example.org',
    'smtp://',
    'smtp://mail.example.org/path',
    'smtp://mail.example.org#top',
    'smtp://mail.example.org?requiretls=true',
    'smtp://mail.example.org?requireTLS=yes',
    'smtp://mail.example.org?logger=true',
    'smtp://%zz:x@mail.example.org',
  ])
    assert.equal(readSmtpUrl(text), undefined, text);
});
