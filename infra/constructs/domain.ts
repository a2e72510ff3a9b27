import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

/** The zone, by the name of the records that this deployment makes in it: those of the domain itself. */
const zoneOf = (scope: Construct, { domain, hostedZoneId }: Settings): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName: domain });

/**
 * A certificate of the domain, which the domain's zone validates. `scope` is in us-east-1, where CloudFront looks for
 * it.
 */
export const createCertificate = (scope: Construct, settings: Settings): ICertificate =>
  new Certificate(scope, 'Certificate', {
    domainName: settings.domain,
    validation: CertificateValidation.fromDns(zoneOf(scope, settings)),
  });

/** The certificate that the settings name; undefined when they name none. */
export const givenCertificate = (scope: Construct, { certificateArn }: Settings): ICertificate | undefined =>
  certificateArn ? Certificate.fromCertificateArn(scope, 'Certificate', certificateArn) : undefined;

/**
 * Points the domain at the distribution, over IPv4 and IPv6. A domain whose zone is elsewhere is pointed there by its
 * owner.
 */
export const createDomainRecords = (scope: Construct, settings: Settings, distribution: IDistribution): void => {
  if (!settings.hostedZoneId) return;
  const zone = zoneOf(scope, settings);
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  new ARecord(scope, 'Address', { zone, target });
  new AaaaRecord(scope, 'AddressV6', { zone, target });
};
