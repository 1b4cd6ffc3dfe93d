// Receives webhooks of a form and verifies them with the package "standardwebhooks":
//   npm install standardwebhooks
//   WEBHOOK_SECRET=whsec_… PORT=4000 node webhook-receiver.mjs
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
// A webhook may come twice with the same id. A real receiver keeps the ids in its database.
const seen = new Set();

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString('utf8');
  let event;
  try {
    event = webhook.verify(body, request.headers);
  } catch {
    response.writeHead(401).end('The signature does not fit.\n');
    return;
  }
  const id = request.headers['webhook-id'];
  if (!seen.has(id)) {
    seen.add(id);
    console.log(`${event.type} ${event.form.name}: response ${event.data.id}${event.test ? ' (test)' : ''}`);
    for (const { field_id, value } of event.data.response) {
      const { key, label } = event.form.fields[field_id] ?? {};
      console.log(`  ${key ?? label ?? field_id}: ${JSON.stringify(value)}`);
    }
  }
  response.writeHead(204).end();
});

server.listen(Number(process.env.PORT ?? 4000), '127.0.0.1', () => {
  console.log(`Waiting for webhooks at http://127.0.0.1:${server.address().port}`);
});
