import { type Html, html } from '#render/html.ts';
import { iconLink } from '#render/icon.ts';
import { codeBlock } from './codeBlock.ts';
import type { PageAssets } from './page.ts';

/** For people whose links only work on their own computer: what it takes that others can open them. */
export function reachablePage(publicUrl: string, { root, style }: Pick<PageAssets, 'root' | 'style'>): Html {
  const { port } = new URL(publicUrl);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Make your forms reachable</title>
${iconLink}
<link rel="stylesheet" href="${root}${style}">
</head>
<body>
<main class="article">
<h1>Make your forms reachable</h1>
<p class="lead">Canvass needs an address that other people can open. There are three ways to give it one; they need somebody who installs programs now and then.</p>
<p>An address that begins with <code>http://localhost</code> means “this computer”. On your computer it leads to your forms; on every other computer or phone it leads nowhere. Your forms, responses and settings stay as they are, whichever way you choose.</p>
<section>
<h2>On a server with a name of its own</h2>
<p>The lasting way, for forms that anybody may open at any time.</p>
<ol>
<li>Rent a small server, and let a name such as <em>forms.example.org</em> point to it.</li>
<li>Install Canvass there, and take your data along with a backup.</li>
<li>Put a web server with a certificate in front of it. Caddy gets the certificate by itself.</li>
<li>Tell Canvass its name when it starts.</li>
</ol>
${codeBlock('/etc/caddy/Caddyfile', 'forms.example.org {\n\treverse_proxy 127.0.0.1:3000\n}', 'line')}
${codeBlock('Start', 'CANVASS_URL=https://forms.example.org CANVASS_TRUSTED_PROXIES=loopback node bin/canvass serve', 'line')}
</section>
<section>
<h2>In your own network</h2>
<p>For a school, an office or a club house: everybody in the same network can open the forms as long as your computer is on. Look up the address of your computer in its network settings, and write it in place of 192.168.1.20. Passwords are sent unencrypted this way, so use it only in a network that you trust.</p>
${codeBlock('Start', `CANVASS_HOST=0.0.0.0 CANVASS_URL=http://192.168.1.20:${port || '3000'} node bin/canvass serve`, 'line')}
</section>
<section>
<h2>Through a tunnel</h2>
<p>For an afternoon, or to try a form with friends: a tunnel program gives your computer an address on the internet as long as both run. Start the tunnel first, then tell Canvass the address that it shows.</p>
${codeBlock('Start', 'CANVASS_URL=https://the-address-of-your-tunnel node bin/canvass serve', 'line')}
</section>
<section>
<h2>Afterwards</h2>
<p>Open Canvass by its new address, and sign in once more there. All links and QR codes that you copy from now on begin with it. Those that you gave away before still lead to this computer only: send the new ones.</p>
<p>Every detail is in the document <code>docs/running.md</code>, which comes with the program.</p>
</section>
</main>
</body>
</html>
`;
}
