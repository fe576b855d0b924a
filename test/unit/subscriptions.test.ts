import { describe, expect, it } from 'vitest';
import type { StoredEvent } from '../../core/events.ts';
import { createRouter, type Subscription } from '../../events/subscriptions.ts';

const subscription = (endpointId: string, more: Partial<Subscription> = {}): Subscription => ({
  endpointId,
  organizationId: 'org-a',
  eventTypes: ['*'],
  ciks: null,
  createdAt: '2026-11-20T00:00:00.000Z' as never,
  ...more,
});
const event = (more: Partial<StoredEvent> = {}): StoredEvent => ({
  position: 1n,
  id: '019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11',
  eventType: 'dilution.warrant.created',
  naturalKey: 'key',
  payload: { cik: '0000000100' },
  silent: false,
  organizationId: null,
  endpointId: null,
  createdAt: '2026-11-21T00:00:00.000Z' as never,
  ...more,
});
const receivers = (subscriptions: readonly Subscription[], more?: Partial<StoredEvent>) =>
  createRouter(subscriptions)(event(more));

describe('who receives an event', () => {
  it('every endpoint whose literal or wildcard covers the type, once each', () => {
    const all = [
      subscription('literal', { eventTypes: ['dilution.warrant.created', 'dilution.*'] }),
      subscription('wildcard', { eventTypes: ['dilution.*'], organizationId: 'org-b' }),
      subscription('middle', { eventTypes: ['dilution.*.created'] }),
      subscription('other', { eventTypes: ['filing.published', 'dilution.lockup.*'] }),
    ];
    expect(receivers(all)).toEqual(['literal', 'wildcard', 'middle']);
  });

  it('with a filter by issuer only where the event names one of them, written with zeros or without', () => {
    const all = [
      subscription('same', { ciks: ['100'] }),
      subscription('padded', { ciks: ['7', '0000000100'] }),
      subscription('other', { ciks: ['101'] }),
      subscription('none', { ciks: [] }),
    ];
    expect(receivers(all)).toEqual(['same', 'padded']);
    expect(receivers(all, { payload: { ciks: ['101', '7'] } })).toEqual(['padded', 'other']);
    expect(receivers(all, { eventType: 'enforcement.published', payload: {} })).toEqual([]);
  });

  it('an event of an organization reaches its endpoints alone, past filters by issuer', () => {
    const all = [
      subscription('own', { ciks: ['7'] }),
      subscription('foreign', { organizationId: 'org-b' }),
      subscription('own, other type', { eventTypes: ['filing.*'] }),
    ];
    const budget = { eventType: 'billing.budget.threshold', organizationId: 'org-a', payload: {} } as const;
    expect(receivers(all, budget)).toEqual(['own']);
  });

  it('a directed event reaches its endpoint whatever it subscribes to, unless it is of another organization', () => {
    const all = [
      subscription('target', { eventTypes: ['monitor.match'], ciks: ['7'], createdAt: '2026-11-22' as never }),
      subscription('other'),
    ];
    expect(receivers(all, { endpointId: 'target' })).toEqual(['target']);
    expect(receivers(all, { endpointId: 'target', organizationId: 'org-a' })).toEqual(['target']);
    expect(receivers(all, { endpointId: 'target', organizationId: 'org-b' })).toEqual([]);
    expect(receivers(all, { endpointId: 'deleted' })).toEqual([]);
  });

  it('silent events, events for operators and events from before the endpoint reach nobody', () => {
    const all = [subscription('a')];
    expect(receivers(all)).toEqual(['a']);
    expect(receivers(all, { silent: true })).toEqual([]);
    expect(receivers(all, { silent: true, endpointId: 'a' })).toEqual([]);
    expect(receivers(all, { eventType: 'ops.parser.promoted' })).toEqual([]);
    expect(receivers(all, { eventType: 'ops.parser.promoted', endpointId: 'a' })).toEqual([]);
    expect(receivers(all, { createdAt: '2026-11-19T23:59:59.999Z' as never })).toEqual([]);
  });
});
