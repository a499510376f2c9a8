/**
 * @generated SignedSource<<3aa28cd91962f658f17cfb212a852514>>
 * @relayHash 6692196fb4148160d39d8d108839ac68
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 342de83e08425a7062c6b0d71734c6a0f6bd915d601923ad46e92953f55184b5

import type { ConcreteRequest } from 'relay-runtime';
export type useRigaFornitoreActionsEliminaMutation$variables = {
  pk: number;
};
export type useRigaFornitoreActionsEliminaMutation$data = {
  readonly deleteRigaOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useRigaFornitoreActionsEliminaMutation = {
  response: useRigaFornitoreActionsEliminaMutation$data;
  variables: useRigaFornitoreActionsEliminaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
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
            "name": "pk",
            "variableName": "pk"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DeleteRigaOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "deleteRigaOrdineFornitore",
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
    "name": "useRigaFornitoreActionsEliminaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRigaFornitoreActionsEliminaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "342de83e08425a7062c6b0d71734c6a0f6bd915d601923ad46e92953f55184b5",
    "metadata": {},
    "name": "useRigaFornitoreActionsEliminaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5b27a55f7f2ff5d4654d2f7c85c45400";

export default node;
