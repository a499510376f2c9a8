/**
 * @generated SignedSource<<dd7cbe1f9a341627be4baa2f33e4b510>>
 * @relayHash 61d618e44aa3bd3a655e22e5daa87fe6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dacb1dc4b07e8ac59ae891f8456a3f56a62408ab30b553bb2a067d528e2de12e

import type { ConcreteRequest } from 'relay-runtime';
export type AnnullaRiparazioneInput = {
  riparazione: number;
};
export type usePropostaAnnullaMutation$variables = {
  input: AnnullaRiparazioneInput;
};
export type usePropostaAnnullaMutation$data = {
  readonly annullaRiparazione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type usePropostaAnnullaMutation = {
  response: usePropostaAnnullaMutation$data;
  variables: usePropostaAnnullaMutation$variables;
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
    "name": "usePropostaAnnullaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePropostaAnnullaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dacb1dc4b07e8ac59ae891f8456a3f56a62408ab30b553bb2a067d528e2de12e",
    "metadata": {},
    "name": "usePropostaAnnullaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "679bb6f5f8ad3bd3a788a9d7d513e6cb";

export default node;
