/**
 * @generated SignedSource<<641e907009fa39de70e0e1a455930bf3>>
 * @relayHash dd7c3cc4358d44dd1b9bdbd8c88534b6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a08dfbaf3fe396365eb088ad8977be0e548b53fd16871a902c31fdaf02eacd2

import type { ConcreteRequest } from 'relay-runtime';
export type useCompletaAnnullaMutation$variables = {
  pk: number;
};
export type useCompletaAnnullaMutation$data = {
  readonly deleteAttivitaAutomatica: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useCompletaAnnullaMutation = {
  response: useCompletaAnnullaMutation$data;
  variables: useCompletaAnnullaMutation$variables;
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
    "concreteType": "DeleteAttivitaAutomaticaPayload",
    "kind": "LinkedField",
    "name": "deleteAttivitaAutomatica",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "useCompletaAnnullaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCompletaAnnullaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7a08dfbaf3fe396365eb088ad8977be0e548b53fd16871a902c31fdaf02eacd2",
    "metadata": {},
    "name": "useCompletaAnnullaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "838023272a456e85f50439981d216d75";

export default node;
