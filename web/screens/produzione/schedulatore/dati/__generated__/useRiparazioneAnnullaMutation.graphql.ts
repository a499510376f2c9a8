/**
 * @generated SignedSource<<e20fe536a5557f3bd1ec3fb3327605ef>>
 * @relayHash 3491921490a33713d20234648cb2e2f3
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0bca40662da5ee4337dd14ea7e123f9bc6578bd84649070740abbc9a7e946ae

import type { ConcreteRequest } from 'relay-runtime';
export type AnnullaRiparazioneInput = {
  riparazione: number;
};
export type useRiparazioneAnnullaMutation$variables = {
  input: AnnullaRiparazioneInput;
};
export type useRiparazioneAnnullaMutation$data = {
  readonly annullaRiparazione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useRiparazioneAnnullaMutation = {
  response: useRiparazioneAnnullaMutation$data;
  variables: useRiparazioneAnnullaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AnnullaRiparazionePayload",
    "kind": "LinkedField",
    "name": "annullaRiparazione",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRiparazioneAnnullaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRiparazioneAnnullaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f0bca40662da5ee4337dd14ea7e123f9bc6578bd84649070740abbc9a7e946ae",
    "metadata": {},
    "name": "useRiparazioneAnnullaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d92ef2eeb8f1c6c7f86cc6c13aa4ff77";

export default node;
