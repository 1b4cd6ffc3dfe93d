import * as http from 'node:http';
import * as https from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isAwaited } from './boundAnswer.ts';

/** The bytes that one reading takes from a connection. Without it Node takes up to 2 MB in one turn of the loop. */
const readBytes = 4096;

/** The bytes that the parser gets at once before the head has come, so that few interim answers are read in vain. */
const headBytes = 512;

/** So many connections of those that have more to give are read in one turn of the loop. */
const readsOfTurn = 2;

/**
 * The agents for http and https. Receivers may send as much and as fast as they like, so their connections are read a
 * little at a time, and one that sends something unasked while it is kept is closed.
 */
export function boundedAgents(options: https.AgentOptions): { 'http:': http.Agent; 'https:': https.Agent } {
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };
  for (const agent of Object.values(agents)) {
    readLittle(agent);
    closeUnasked(agent);
  }
  return agents;
}

function readLittle(agent: http.Agent): void {
  const create = agent.createConnection.bind(agent);
  const readOn = takeTurns();
  agent.createConnection = (options, done) => {
    const buffer = Buffer.alloc(readBytes);
    const onread = {
      buffer,
      callback(count: number): boolean {
        const wantsMore = pass(socket, Buffer.from(buffer.subarray(0, count)));
        if (count < readBytes || !wantsMore) return wantsMore;
        readOn(socket);
        return false;
      },
    };
    const settings: http.ClientRequestArgs & { onread: typeof onread } = { ...options, onread };
    const socket = create(settings, done) as Socket;
    return socket;
  };
}

/** Returns whether the stream wants more. */
function pass(socket: Socket, bytes: Buffer): boolean {
  let wantsMore = true;
  for (let at = 0; at < bytes.length && !socket.destroyed; ) {
    const end = isAwaited(socket) ? at + headBytes : bytes.length;
    wantsMore = socket.push(bytes.subarray(at, end));
    at = end;
  }
  return wantsMore && !socket.destroyed;
}

function takeTurns(): (socket: Socket) => void {
  const waiting = new Set<Socket>();
  const read = () => {
    let left = readsOfTurn;
    for (const socket of waiting) {
      waiting.delete(socket);
      // A paused stream reads on by itself when it is resumed.
      if (socket.destroyed || socket.isPaused()) continue;
      socket.read(0);
      left -= 1;
      if (left === 0) break;
    }
    if (waiting.size > 0) setImmediate(read);
  };
  return (socket) => {
    if (waiting.size === 0) setImmediate(read);
    waiting.add(socket);
  };
}

/** Bytes between two requests belong to neither. Node drops it, and every byte would keep the connection. */
function closeUnasked(agent: http.Agent): void {
  const keep = agent.keepSocketAlive.bind(agent);
  const reuse = agent.reuseSocket.bind(agent);
  const watching = new WeakMap<Duplex, () => void>();
  agent.keepSocketAlive = (socket) => {
    const close = () => socket.destroy();
    watching.set(socket, close);
    socket.on('data', close);
    return keep(socket);
  };
  agent.reuseSocket = (socket, request) => {
    const close = watching.get(socket);
    if (close !== undefined) socket.off('data', close);
    reuse(socket, request);
  };
}
