import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

/** Imports the hosted zone, under the name of the domain, because all new records are for the domain. */
const zoneOf = (scope: Construct, { domain, hostedZoneId }: Settings): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName: domain });

/**
 * Creates a certificate for the domain, validated by its hosted zone. `scope` must be in us-east-1, where CloudFront
 * requires it.
 */
export const createCertificate = (scope: Construct, settings: Settings): ICertificate =>
  new Certificate(scope, 'Certificate', {
    domainName: settings.domain,
    validation: CertificateValidation.fromDns(zoneOf(scope, settings)),
  });

/** Returns the certificate from the settings; undefined when there is none. */
export const givenCertificate = (scope: Construct, { certificateArn }: Settings): ICertificate | undefined =>
  certificateArn ? Certificate.fromCertificateArn(scope, 'Certificate', certificateArn) : undefined;

/**
 * Creates the DNS records that point the domain at the distribution, for IPv4 and IPv6. Without a hosted zone, the
 * owner of the domain creates them elsewhere.
 */
export const createDomainRecords = (scope: Construct, settings: Settings, distribution: IDistribution): void => {
  if (!settings.hostedZoneId) return;
  const zone = zoneOf(scope, settings);
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  new ARecord(scope, 'Address', { zone, target });
  new AaaaRecord(scope, 'AddressV6', { zone, target });
};
