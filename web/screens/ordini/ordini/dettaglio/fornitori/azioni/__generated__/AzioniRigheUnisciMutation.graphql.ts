/**
 * @generated SignedSource<<aafc1c2a6a991dda3f4d4a7b95ac73ab>>
 * @relayHash e50c88e8a214a677280bcbb6218a48cc
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5977d95a0d38c22673edddc607e4b837c00a5d3b84ef95aa6b42652579e2a790

import type { ConcreteRequest } from 'relay-runtime';
export type AzioniRigheUnisciMutation$variables = {
  righe: ReadonlyArray<number>;
};
export type AzioniRigheUnisciMutation$data = {
  readonly mergeRigheOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type AzioniRigheUnisciMutation = {
  response: AzioniRigheUnisciMutation$data;
  variables: AzioniRigheUnisciMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "righe"
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
            "name": "righe",
            "variableName": "righe"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "MergeRigheOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "mergeRigheOrdineFornitore",
    "plural": false,
    "selections": [
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
    "name": "AzioniRigheUnisciMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AzioniRigheUnisciMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5977d95a0d38c22673edddc607e4b837c00a5d3b84ef95aa6b42652579e2a790",
    "metadata": {},
    "name": "AzioniRigheUnisciMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2b7100c2b23ff343ec5ef56ac24aff3c";

export default node;
