/**
 * @generated SignedSource<<848e57902d1c8479ff25efa74f3169ae>>
 * @relayHash cfe53037d0c510db051cafd995ff58fe
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5caf8e4e6810c97ef72bc5ecaeb6dbbeed5f81049350facf6dc06a4d3baf3b6e

import type { ConcreteRequest } from 'relay-runtime';
export type AzioniRigheEliminaMutation$variables = {
  righe: ReadonlyArray<number>;
};
export type AzioniRigheEliminaMutation$data = {
  readonly deleteRigheOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type AzioniRigheEliminaMutation = {
  response: AzioniRigheEliminaMutation$data;
  variables: AzioniRigheEliminaMutation$variables;
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
    "concreteType": "DeleteRigheOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "deleteRigheOrdineFornitore",
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
    "name": "AzioniRigheEliminaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AzioniRigheEliminaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5caf8e4e6810c97ef72bc5ecaeb6dbbeed5f81049350facf6dc06a4d3baf3b6e",
    "metadata": {},
    "name": "AzioniRigheEliminaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f73e2343713d35939c67a07ffe2b163f";

export default node;
