/**
 * @generated SignedSource<<bb397eb92db3a97ee4b1c3c0ce05126d>>
 * @relayHash f076f0e1c6607cebf5d136f12dee2849
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID feb64a14add3458a50218d4ddecba13cf19505f9f0eeda6066dd8faad322dc4e

import type { ConcreteRequest } from 'relay-runtime';
export type RigheFornitoreActionsEliminaMutation$variables = {
  righe: ReadonlyArray<number>;
};
export type RigheFornitoreActionsEliminaMutation$data = {
  readonly deleteRigheOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type RigheFornitoreActionsEliminaMutation = {
  response: RigheFornitoreActionsEliminaMutation$data;
  variables: RigheFornitoreActionsEliminaMutation$variables;
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
    "name": "RigheFornitoreActionsEliminaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RigheFornitoreActionsEliminaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "feb64a14add3458a50218d4ddecba13cf19505f9f0eeda6066dd8faad322dc4e",
    "metadata": {},
    "name": "RigheFornitoreActionsEliminaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "45e18c9196459fead88007c264b288e7";

export default node;
