import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharingHead } from './head.ts';

const sharing = {
  site: 'Baker & Sons',
  url: 'https://forms.example.org/f/feedback',
  oembed: 'https://forms.example.org/oembed?url=x',
  listed: false,
};

test('the head has title, description and address for sharing', () => {
  const { text } = sharingHead(sharing, 'Tom & "Co"', 'How was <it>?');
  for (const line of [
    '<link rel="canonical" href="https://forms.example.org/f/feedback">',
    '<link rel="alternate" type="application/json+oembed" href="https://forms.example.org/oembed?url=x" title="Tom &#38; &#34;Co&#34;">',
    '<meta property="og:site_name" content="Baker &#38; Sons">',
    '<meta property="og:url" content="https://forms.example.org/f/feedback">',
    '<meta property="og:title" content="Tom &#38; &#34;Co&#34;">',
    '<meta name="description" property="og:description" content="How was &#60;it&#62;?">',
  ])
    assert.ok(text.includes(`${line}\n`), line);
});

test('a picture is named by its address, and shown large', () => {
  const { text } = sharingHead({ ...sharing, picture: 'https://forms.example.org/p.jpg' }, 'A', '');
  assert.match(
    text,
    /<meta property="og:image" content="https:\/\/forms.example.org\/p.jpg">\n<meta name="twitter:card" content="summary_large_image">/,
  );
  assert.doesNotMatch(sharingHead(sharing, 'A', '').text, /og:image/);
});

test('without a description there is none, and search engines are excluded unless the form is listed', () => {
  assert.doesNotMatch(sharingHead(sharing, 'A', '').text, /description/);
  assert.match(sharingHead(sharing, 'A', '').text, /<meta name="robots" content="noindex">/);
  assert.doesNotMatch(sharingHead({ ...sharing, listed: true }, 'A', '').text, /robots/);
});
