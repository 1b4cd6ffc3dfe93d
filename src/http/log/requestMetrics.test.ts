import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RequestMetrics } from './requestMetrics.ts';

test('counts by route and status, and sorts times into buckets that include each other', () => {
  const metrics = new RequestMetrics();
  metrics.record('v2.forms', 200, 0.001);
  metrics.record('v2.forms', 200, 0.002);
  metrics.record('v2.forms', 404, 60);
  metrics.record('healthz', 200, 0.5);
  const lines = metrics.text().split('\n');
  const value = (start: string) =>
    lines.find((line) => line.startsWith(`${start} `))?.slice(start.length + 1);
  assert.equal(value('canvass_http_requests_total{route="v2.forms",status="200"}'), '2');
  assert.equal(value('canvass_http_requests_total{route="v2.forms",status="404"}'), '1');
  const name = 'canvass_http_request_duration_seconds';
  assert.equal(value(`${name}_bucket{route="v2.forms",le="0.001"}`), '1');
  assert.equal(value(`${name}_bucket{route="v2.forms",le="0.0025"}`), '2');
  assert.equal(value(`${name}_bucket{route="v2.forms",le="10"}`), '2');
  assert.equal(value(`${name}_bucket{route="v2.forms",le="+Inf"}`), '3');
  assert.equal(value(`${name}_count{route="v2.forms"}`), '3');
  assert.equal(value(`${name}_sum{route="healthz"}`), '0.5');
});
