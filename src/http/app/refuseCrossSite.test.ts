import assert from 'node:assert/strict';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { Problem } from '../problem.ts';
import { refuseCrossSite } from './refuseCrossSite.ts';

const baseUrl = 'https://forms.example.org';

function isRefused(headers: IncomingHttpHeaders): boolean {
  try {
    refuseCrossSite({ headers } as IncomingMessage, baseUrl);
    return false;
  } catch (error) {
    assert.ok(error instanceof Problem && error.code === 'cross_site');
    return true;
  }
}

test('our own pages may change something', () => {
  const fine: IncomingHttpHeaders[] = [
    { 'sec-fetch-site': 'same-origin' },
    // An older browser, which sends no `Sec-Fetch-Site`.
    { origin: 'https://forms.example.org', host: 'forms.example.org' },
    // A proxy that forwards requests under its own name for the service.
    { origin: 'https://forms.example.org', host: '10.0.0.7:3000' },
    // A page that was opened under another host name of the machine.
    { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' },
  ];
  for (const headers of fine) assert.equal(isRefused(headers), false, JSON.stringify(headers));
});

test('nobody else may', () => {
  const refused: IncomingHttpHeaders[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': '' },
    // The newer header takes precedence.
    { 'sec-fetch-site': 'cross-site', origin: 'https://forms.example.org', host: 'forms.example.org' },
    { origin: 'https://evil.example', host: 'forms.example.org' },
    { origin: 'https://forms.example.org.evil.example', host: 'forms.example.org' },
    { origin: 'http://forms.example.org:8080', host: 'forms.example.org' },
    { origin: 'null', host: 'forms.example.org' },
    { origin: '', host: '' },
    { host: 'forms.example.org' },
    {},
  ];
  for (const headers of refused) assert.equal(isRefused(headers), true, JSON.stringify(headers));
});
