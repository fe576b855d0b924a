import {
  SEGMENT_KINDS,
  type SegmentAxes,
  type SegmentDimension,
  type SegmentKind,
  type SegmentRole,
} from '../../core/rows-segmented-facts.ts';

/** Axes of a breakdown, in the taxonomies of all years. A fact with any other axis is of something else. */
const AXIS_KINDS: Readonly<Record<string, SegmentKind>> = {
  'us-gaap:StatementBusinessSegmentsAxis': 'segment',
  'us-gaap:SubsegmentsAxis': 'segment',
  'srt:SubsegmentsAxis': 'segment',
  'ifrs-full:SegmentsAxis': 'segment',
  'srt:ProductOrServiceAxis': 'product',
  'us-gaap:ProductOrServiceAxis': 'product',
  'us-gaap:ProductsAndServicesAxis': 'product',
  'ifrs-full:ProductsAndServicesAxis': 'product',
  'srt:StatementGeographicalAxis': 'geography',
  'us-gaap:StatementGeographicalAxis': 'geography',
  'ifrs-full:GeographicalAreasAxis': 'geography',
};

const CONSOLIDATION_AXES: ReadonlySet<string> = new Set([
  'srt:ConsolidationItemsAxis',
  'us-gaap:ConsolidationItemsAxis',
  'ifrs-full:SegmentConsolidationItemsAxis',
]);

/**
 * Members that say of which side of the reconciliation a number is. Those of the segments themselves say no more than the
 * member of the segment does. An issuer's own member is a reconciling item.
 */
const CONSOLIDATION_ROLES: Readonly<Record<string, SegmentRole>> = {
  OperatingSegmentsMember: 'segment-total',
  OperatingSegmentsExcludingIntersegmentEliminationMember: 'segment-total',
  ReportableSegmentsMember: 'segment-total',
  ReportableSubsegmentsMember: 'segment-total',
  ReportableGeographicalComponentsMember: 'segment-total',
  IntersegmentEliminationMember: 'elimination',
  IntersubsegmentEliminationsMember: 'elimination',
  GeographyEliminationsMember: 'elimination',
  ConsolidationEliminationsMember: 'elimination',
  EliminationOfIntersegmentAmountsMember: 'elimination',
  CorporateNonSegmentMember: 'corporate',
  CorporateAndOtherMember: 'corporate',
  UnallocatedAmountsMember: 'corporate',
};

/** Members of the segment axis that are no segments. */
const SEGMENT_MEMBER_ROLES: Readonly<Record<string, SegmentRole>> = {
  'us-gaap:CorporateMember': 'corporate',
  'us-gaap:CorporateAndOtherMember': 'corporate',
  'us-gaap:IntersegmentEliminationMember': 'elimination',
  'srt:IntersegmentEliminationMember': 'elimination',
  'us-gaap:MaterialReconcilingItemsMember': 'reconciling',
  'us-gaap:SegmentReconcilingItemsMember': 'reconciling',
  'ifrs-full:EliminationOfIntersegmentAmountsMember': 'elimination',
  'ifrs-full:UnallocatedAmountsMember': 'corporate',
  'ifrs-full:MaterialReconcilingItemsMember': 'reconciling',
};

export function kindOfAxis(axis: string): SegmentKind | null {
  return AXIS_KINDS[axis] ?? null;
}

export function isConsolidationAxis(axis: string): boolean {
  return CONSOLIDATION_AXES.has(axis);
}

/** @param member of the axis of consolidation items, with its prefix */
export function consolidationRole(member: string): SegmentRole {
  const [prefix = '', name = ''] = member.split(':');
  const isStandard = prefix === 'us-gaap' || prefix === 'srt' || prefix === 'ifrs-full';
  return (isStandard ? CONSOLIDATION_ROLES[name] : undefined) ?? 'reconciling';
}

export function segmentMemberRole(member: string): SegmentRole | null {
  return SEGMENT_MEMBER_ROLES[member] ?? null;
}

/** Members of consolidation items that are of regions. */
const REGIONAL_ITEMS = /:(?:ReportableGeographicalComponents|GeographyEliminations)Member$/;

/** The kinds of all axes as one name; consolidation items alone are of the segments, as a rule. */
export function dimensionOf(axes: SegmentAxes): SegmentDimension {
  const kinds = new Set(Object.keys(axes).map(kindOfAxis));
  const named = SEGMENT_KINDS.filter((kind) => kinds.has(kind)).join('-');
  if (named !== '') return named as SegmentDimension;
  return Object.values(axes).some((member) => REGIONAL_ITEMS.test(member)) ? 'geography' : 'segment';
}

/** Regions of the standard taxonomies that contain others by definition. Countries are those of ISO 3166. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  'us-gaap:NonUsMember': ['srt:EuropeMember', 'us-gaap:EMEAMember', 'srt:AsiaPacificMember', 'srt:LatinAmericaMember'],
  'us-gaap:EMEAMember': ['srt:EuropeMember', 'srt:MiddleEastMember', 'srt:AfricaMember'],
  'srt:AsiaPacificMember': ['srt:AsiaMember'],
  'srt:AmericasMember': ['srt:NorthAmericaMember', 'srt:SouthAmericaMember', 'srt:LatinAmericaMember', 'country:US'],
  'srt:NorthAmericaMember': ['country:US', 'country:CA', 'country:MX'],
  'srt:EuropeMember': [
    'country:DE',
    'country:FR',
    'country:GB',
    'country:IT',
    'country:ES',
    'country:NL',
    'country:CH',
  ],
  'srt:AsiaMember': ['country:CN', 'country:JP', 'country:KR', 'country:IN', 'country:TW', 'country:SG'],
};

/** Whether a place lies in another by the definition of both members. */
export function isWithin(place: string, region: string): boolean {
  if (region === 'us-gaap:NonUsMember' && /^country:[A-Z]{2}$/.test(place)) return place !== 'country:US';
  return (REGIONS[region] ?? []).some((one) => one === place || isWithin(place, one));
}
