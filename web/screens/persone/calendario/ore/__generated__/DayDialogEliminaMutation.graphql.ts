/**
 * @generated SignedSource<<cd35a8cc0794d6c7f06c5ed61750ac58>>
 * @relayHash 0dcdee03f1c281b7c550d7d13c9f8d92
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afe260f7899b301264e1258fa67acd8404ce9e54fc32ba394234b4b5a175f34d

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteOreLavorativeInput = {
  pk: number;
};
export type DayDialogEliminaMutation$variables = {
  input: DeleteOreLavorativeInput;
};
export type DayDialogEliminaMutation$data = {
  readonly deleteOreLavorative: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type DayDialogEliminaMutation = {
  response: DayDialogEliminaMutation$data;
  variables: DayDialogEliminaMutation$variables;
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
    "concreteType": "DeleteOreLavorativePayload",
    "kind": "LinkedField",
    "name": "deleteOreLavorative",
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
    "name": "DayDialogEliminaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DayDialogEliminaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "afe260f7899b301264e1258fa67acd8404ce9e54fc32ba394234b4b5a175f34d",
    "metadata": {},
    "name": "DayDialogEliminaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6d952321f990195e34e84b80bdf681c7";

export default node;
