import { z } from 'zod';
import { actionBase, filledText } from '../base.ts';
import { connection } from './connection.ts';

const chat = {
  ...actionBase,
  connection,
  text: filledText(2000, 'The first line, with inserted answers; the form’s name is the default.').optional(),
  answers: z.boolean().describe('Whether the answers follow; yes is the default.').optional(),
};

export const slack = z
  .strictObject({ ...chat, type: z.literal('slack') })
  .describe('Writes a message to a Slack channel.')
  .meta({ id: 'Action_slack' });

export const discord = z
  .strictObject({ ...chat, type: z.literal('discord') })
  .describe('Writes a message to a Discord channel.')
  .meta({ id: 'Action_discord' });

export const teams = z
  .strictObject({ ...chat, type: z.literal('teams') })
  .describe('Writes a message to a Microsoft Teams channel.')
  .meta({ id: 'Action_teams' });
