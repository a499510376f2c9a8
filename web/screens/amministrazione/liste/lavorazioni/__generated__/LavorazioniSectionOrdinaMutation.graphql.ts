/**
 * @generated SignedSource<<43ff766e74d25cfd2dabfe0b978de1fb>>
 * @relayHash 9d3bce2e0ca5948482b1e6f8c36e89d8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7652a2c1c40a185c608970ff76d339ca68bffde9b1638840923c2a11d141cff7

import type { ConcreteRequest } from 'relay-runtime';
export type LavorazioniSectionOrdinaMutation$variables = {
  pks: ReadonlyArray<number>;
};
export type LavorazioniSectionOrdinaMutation$data = {
  readonly ordinaLavorazioni: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pks: ReadonlyArray<number> | null;
  };
};
export type LavorazioniSectionOrdinaMutation = {
  response: LavorazioniSectionOrdinaMutation$data;
  variables: LavorazioniSectionOrdinaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pks"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "pks",
            "variableName": "pks"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "OrdinaLavorazioniPayload",
    "kind": "LinkedField",
    "name": "ordinaLavorazioni",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pks",
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
    "name": "LavorazioniSectionOrdinaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LavorazioniSectionOrdinaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7652a2c1c40a185c608970ff76d339ca68bffde9b1638840923c2a11d141cff7",
    "metadata": {},
    "name": "LavorazioniSectionOrdinaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "765ec5eddb83d3aabca3943082f91110";

export default node;
