import { resolve } from 'node:path';
import type { Config } from '#config';
import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';
import { shellQuoted } from '#kit/text/shellQuoted.ts';
import { heldSentence } from './heldSentence.ts';
import { note, print } from './output.ts';
import { unencryptedWarning } from './unencryptedWarning.ts';

/** The facts about a running service that its start prints. */
export interface StartedService {
  readonly address: string;
  readonly url: string;
  readonly isEmpty: boolean;
  readonly lacksPlaces: boolean;
  readonly setupLink: string | undefined;
  readonly deliveriesHeldSince: number | undefined;
}

type StartConfig = Pick<Config, 'data' | 'databaseUrl' | 'formsUrl'>;

/** Prints the addresses of the service. On a terminal the link to open comes first, alone between blank lines. */
export function announceStart(service: StartedService, config: StartConfig): void {
  for (const line of (process.stdout.isTTY ? linesForTerminal : linesForFile)(service, config)) print(line);
  for (const warning of warningsOf(service, config)) note(warning);
}

function linesForTerminal(service: StartedService, config: StartConfig): string[] {
  const { url, setupLink } = service;
  return [
    '',
    `  ${setupLink ?? `${url}/app`}`,
    '',
    ...(setupLink === undefined
      ? []
      : [
          'Open this link to set up your organisation; it works once, within 24 hours.',
          otherStart(service, config),
        ]),
    ...factsOf(service, config),
  ];
}

/** Without a terminal the reader is a program, which waits for the line with the address. */
function linesForFile(service: StartedService, config: StartConfig): string[] {
  const { url, setupLink } = service;
  return [
    `Canvass is at ${url}/app`,
    ...factsOf(service, config),
    ...(setupLink === undefined
      ? []
      : [
          'Open this link to set up your organisation; it works once, within 24 hours:',
          setupLink,
          otherStart(service, config),
        ]),
  ];
}

function factsOf({ address, url }: StartedService, { formsUrl, databaseUrl, data }: StartConfig): string[] {
  return [
    ...(formsUrl === undefined ? [] : [`Forms are at ${formsUrl}/f/<id>`]),
    `Listening on ${address}`,
    `Data: ${databaseUrl === undefined ? data : `${data} and PostgreSQL`}`,
    `API reference: ${url}/docs`,
  ];
}

function otherStart({ isEmpty }: StartedService, config: StartConfig): string {
  const data = config.data === resolve('data') ? '' : ` --data ${shellQuoted(config.data)}`;
  return isEmpty
    ? `Or load a sample organisation first: node bin/canvass demo${data}`
    : `For an organisation that is there already: node bin/canvass setup-link --organization <id or name>${data}`;
}

function warningsOf(
  { url, lacksPlaces, deliveriesHeldSince: held }: StartedService,
  { formsUrl, data }: StartConfig,
): string[] {
  const address = unencryptedWarning(url) ?? unencryptedWarning(formsUrl ?? url) ?? localOnlyWarning(url);
  const locations =
    'Visitor locations stay empty: the GeoIP database is not installed (docs/visitors.md). CANVASS_GEOIP=off hides this line.';
  return [
    ...(address === undefined ? [] : [address]),
    ...(lacksPlaces ? [locations] : []),
    ...(held === undefined ? [] : [heldSentence(held, data === resolve('data') ? undefined : data)]),
  ];
}

/** The warning that links do not work on other computers; undefined if they do. */
function localOnlyWarning(publicUrl: string): string | undefined {
  if (!isLoopbackHost(new URL(publicUrl).hostname)) return undefined;
  return [
    `Links to forms and invitations begin with ${publicUrl} and work on this computer only.`,
    'To share them, set CANVASS_URL to the address that others reach it at (docs/running.md).',
  ].join('\n');
}
