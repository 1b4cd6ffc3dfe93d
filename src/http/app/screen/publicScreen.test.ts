import assert from 'node:assert/strict';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { Exchange } from '../../exchange.ts';
import { publicScreen } from './publicScreen.ts';

function screenAt(host: string | undefined, baseUrl: string, method = 'GET'): string | undefined {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url: '/app/sign-in?to=%2Fapp%2Fo%2F1', headers: { host } });
  return publicScreen(new Exchange(request, new ServerResponse(request)), baseUrl);
}

test('by another name of this machine a screen opens at the public address', () => {
  const there = 'http://localhost:3000/app/sign-in?to=%2Fapp%2Fo%2F1';
  assert.equal(screenAt('127.0.0.1:3000', 'http://localhost:3000'), there);
  assert.equal(screenAt('[::1]:3000', 'http://localhost:3000'), there);
});

test('nobody is sent away from where the service may only be reached', () => {
  assert.equal(screenAt('localhost:3000', 'http://localhost:3000'), undefined, 'it is there');
  assert.equal(screenAt('localhost:8080', 'http://127.0.0.1:3000'), undefined, 'a tunnel');
  assert.equal(screenAt('192.168.0.2:3000', 'http://localhost:3000'), undefined, 'another computer');
  assert.equal(screenAt('127.0.0.1:3000', 'https://forms.example.org'), undefined, 'without its proxy');
  assert.equal(screenAt('127.0.0.1:3000', 'http://localhost:3000', 'POST'), undefined);
  assert.equal(screenAt(undefined, 'http://localhost:3000'), undefined);
});
