/**
 * @generated SignedSource<<ac33b326fe0e97fcc8573c36edb1607e>>
 * @relayHash 3b1f2d9a3bfa55af0d7e68b1b661a7de
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f1a5d5f4a7c882bcbe218e54fe35c40ed6bbc721a4eb7a0385335e76c65d2de

import type { ConcreteRequest } from 'relay-runtime';
export type AnnullaRiparazioneInput = {
  riparazione: number;
};
export type useRepairAnnullaMutation$variables = {
  input: AnnullaRiparazioneInput;
};
export type useRepairAnnullaMutation$data = {
  readonly annullaRiparazione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useRepairAnnullaMutation = {
  response: useRepairAnnullaMutation$data;
  variables: useRepairAnnullaMutation$variables;
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
    "name": "useRepairAnnullaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRepairAnnullaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8f1a5d5f4a7c882bcbe218e54fe35c40ed6bbc721a4eb7a0385335e76c65d2de",
    "metadata": {},
    "name": "useRepairAnnullaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f2855a68777b5dc86d103e561c34cf90";

export default node;
